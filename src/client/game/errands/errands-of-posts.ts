import type { Errand } from './errand.ts'

type Asked = Omit<Errand, 'isForFamous'>

/** The neighbours' errands, two for each level; whoever has done both is on that level. */
const asked: Asked[] = [
  {
    id: 'saturday-stall',
    postId: 'post-11',
    who: 'ari_age_eleven',
    title: 'A stall needs stock',
    asks: 'my robot only walks left so i can only sell it to people who live left. help me get more things before saturday???',
    thanks: 'BEST STALL EVER. you get one free try of the keys',
    level: 2,
    reward: 40,
    wants: [
      {
        word: 'tin robot',
        riddle: 'he walks right. he is among the well travelled toys, under the rain',
        pictures: ['attic-3'],
      },
      {
        word: 'rocking horse',
        riddle: 'he has galloped for a hundred years and is still in the same room',
        pictures: ['attic-3', 'thrift-shop-2'],
      },
    ],
  },
  {
    id: 'tea-at-four',
    postId: 'post-03',
    who: 'lou_from_no_9',
    title: 'Tea at four',
    asks: 'I have fourteen odd saucers, a table, and nothing that goes on either. Kitchen day at the market would be the place.',
    thanks: 'Nothing matches anything. It is perfect. Sit down, yours is the chipped one.',
    level: 2,
    reward: 40,
    wants: [
      {
        word: 'kettle',
        riddle: 'It keeps quiet all day, and sings when it gets too hot for it.',
        pictures: ['flea-market-3'],
      },
      {
        word: 'teapot',
        riddle: 'One arm to be led by, one to pour out its heart with, and a lid for its hat.',
        pictures: ['flea-market-3'],
      },
    ],
  },
  {
    id: 'accordion-is-lonely',
    postId: 'post-19',
    who: 'ines_tunes_radios',
    title: 'Company for an accordion',
    asks: 'It has started to sigh at night. It needs company of its own kind, and I know two places that have some.',
    thanks: 'They have agreed on a key. I am not allowed to say which.',
    level: 3,
    reward: 60,
    wants: [
      {
        word: 'guitar',
        riddle:
          'A round mouth, a long neck, and six hairs: it sings when it is scratched, on the rainy market.',
        pictures: ['flea-market-2'],
      },
      {
        word: 'gramophone',
        riddle:
          'It has a horn and never butted anybody. It only repeats what it is told, on the rainy market.',
        pictures: ['flea-market-2'],
      },
      {
        word: 'violin case',
        riddle: 'A narrow black house, and the lodger is out. The man who builds the lodgers has several.',
        pictures: ['workshop-3'],
      },
    ],
  },
  {
    id: 'borrowed-from-the-wall',
    postId: 'post-09',
    who: 'hugo.hut.warden',
    title: 'Back to its shadow',
    asks: 'Two shadows on my wall are empty, and guests are coming. Bring me what belongs there; the hut is full of it.',
    thanks: 'The shadows are whole again. If you hear a bag snoring, close the door quietly.',
    level: 3,
    reward: 60,
    wants: [
      {
        word: 'snowshoes',
        riddle: 'Two rackets nobody ever played with: their ball is the whole mountain.',
        pictures: ['mountain-hut-1', 'mountain-hut-2'],
      },
      {
        word: 'cuckoo clock',
        riddle: 'Somebody lives in there who comes out only to complain about the hour.',
        pictures: ['mountain-hut-1'],
      },
    ],
  },
  {
    id: 'seventy-fifth',
    postId: 'post-14',
    who: 'benno1951',
    title: 'Failing that, soup',
    asks: 'The yellow torch will not come back, I am told. Then let us have the soup, but outdoors, as on the ferry.',
    thanks: 'The soup was hot and the lake was dark. Seventy-five is not so bad with a torch.',
    level: 4,
    reward: 90,
    wants: [
      {
        word: 'saucepan',
        riddle:
          'One long arm and no legs; soup is all it thinks about. By the lake where everybody broke down.',
        pictures: ['camp-site-1'],
      },
      {
        word: 'flashlight',
        riddle: 'It was never on the ferry, but it too can make a hole in the dark. By the same lake.',
        pictures: ['camp-site-1'],
      },
      {
        word: 'enamel mug',
        riddle:
          'One ear and no head. It has been dropped in every port and always came up singing. Same lake.',
        pictures: ['camp-site-1'],
      },
    ],
  },
  {
    id: 'strangers-ring',
    postId: 'post-26',
    who: 'dario.down.the.quay',
    title: 'What the storm owes',
    asks: 'A storm gives and takes, and my father keeps the books. He says we are three things short in the boathouse.',
    thanks: 'The books are even. My father has written "storm: paid" and gone to bed.',
    level: 4,
    reward: 90,
    wants: [
      {
        word: 'life ring',
        riddle: 'A stranger with a hole in the middle, and the only one here who cannot drown.',
        pictures: ['boathouse-2'],
      },
      {
        word: 'oar',
        riddle:
          'We own eleven, two boats, and do the sums. Bring one of the eleven, from when the floor was dry.',
        pictures: ['boathouse-1'],
      },
      {
        word: 'lobster pot',
        riddle: 'A house with one door, and only its guests are ever fooled by it. Same dry floor.',
        pictures: ['boathouse-1'],
      },
    ],
  },
  {
    id: 'something-blue',
    postId: 'post-23',
    who: 'wanda.at.the.till',
    title: 'It must have been loved',
    asks: 'The same customer again. The blue thing was right. Now it is "something that was somebody\'s best friend", and there are three friends.',
    thanks: 'They cried a little, and paid in coins. I call that a good brief.',
    level: 5,
    reward: 140,
    wants: [
      {
        word: 'teddy bear',
        riddle:
          'He knows every secret of a bed, and one of his ears is thinner. Up with the opened toy boxes.',
        pictures: ['attic-3'],
      },
      {
        word: "doll's house",
        riddle:
          'All its rooms are open on one side, and nobody in it is taller than a thumb. In my own new window.',
        pictures: ['thrift-shop-1'],
      },
      {
        word: 'toy truck',
        riddle:
          'He carried whatever was loaded on him, up the stairs too, and never asked what for. Same window.',
        pictures: ['thrift-shop-1'],
      },
    ],
  },
  {
    id: 'park-the-car',
    postId: 'post-02',
    who: 'oskar_unpacks',
    title: 'One suitcase, as planned',
    asks: 'I did go up for something, and I have remembered what. It is all still in the attic. I cannot go again, I would stay.',
    thanks: 'That is everything I went for in the first place. I may even leave the house.',
    level: 5,
    reward: 140,
    wants: [
      {
        word: 'old trunk',
        riddle: 'It has crossed the sea with its mouth shut. My whole plan was to open it.',
        pictures: ['attic-1'],
      },
      {
        word: 'gramophone',
        riddle: 'A brass flower that was never watered, and all the same it opens when it is wound up.',
        pictures: ['attic-1'],
      },
      {
        word: 'violin case',
        riddle:
          'It has the waist of what it kept, and has not said a note about it since the school orchestra.',
        pictures: ['attic-1'],
      },
    ],
  },
]

export const errandsOfPosts: Errand[] = asked.map((errand) => ({ ...errand, isForFamous: false }))
