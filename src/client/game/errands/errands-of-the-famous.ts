import type { Errand } from './errand.ts'

type Wished = Omit<Errand, 'isForFamous' | 'postId' | 'level'>

/** The level at which the job of the famous is open. */
const LEVEL = 5

/** The errands of the Celebrity Concierge: rare things, by tonight, and nobody says please. */
const wished: Wished[] = [
  {
    id: 'the-soprano',
    who: 'The Soprano',
    title: 'A dressing room by tonight',
    asks: 'I sing at eight. I require three things in my dressing room, and no questions.',
    thanks: 'The room was adequate. Tell the armchair that it may stay.',
    reward: 250,
    wants: [
      {
        word: 'standing mirror',
        riddle: 'It agrees with everybody who faces it. Seen in the last hour of a sale.',
        pictures: ['garage-sale-3'],
      },
      {
        word: 'armchair',
        riddle:
          'It has four feet, two arms, and waits for somebody to fall into them. In a window, by a cat.',
        pictures: ['thrift-shop-1'],
      },
      {
        word: 'gramophone',
        riddle: 'My only rival. It wears a brass trumpet, and does not tire. Where it rains on the records.',
        pictures: ['flea-market-2'],
      },
    ],
  },
  {
    id: 'the-explorer',
    who: 'The Explorer, retired',
    title: 'One more expedition',
    asks: 'I leave tonight, from the sofa. See that I have what I need.',
    thanks: 'Reached the window at dawn. Splendid country. Lost no one.',
    reward: 300,
    wants: [
      {
        word: 'binoculars',
        riddle:
          'Two small bottles one drinks the distance from. They hang among the nets of three generations.',
        pictures: ['boathouse-3'],
      },
      {
        word: 'sled',
        riddle:
          'It goes downhill by itself and uphill on your back. In the loft over the boats, of all places.',
        pictures: ['boathouse-3'],
      },
      {
        word: 'snowshoes',
        riddle:
          "With these the largest feet make the smallest holes. On the warden's wall, with the first snow.",
        pictures: ['mountain-hut-1'],
      },
    ],
  },
  {
    id: 'the-director',
    who: 'The Director',
    title: 'Props, people!',
    asks: 'We turn at midnight. The script is three objects. Do not ask me what it means.',
    thanks: 'Cut. Print. The gnome gets top billing.',
    reward: 350,
    wants: [
      {
        word: 'film projector',
        riddle: 'It tells stories to the wall, and only in the dark. On a bench of radios.',
        pictures: ['workshop-2'],
      },
      {
        word: 'garden gnome',
        riddle:
          'He has one job and has been standing at it for years. Nobody had seen him before the tomatoes went.',
        pictures: ['greenhouse-2'],
      },
      {
        word: 'television',
        riddle: 'A window on a wood, in the wood, and nothing on. Where a squirrel sat on the stove.',
        pictures: ['camp-site-2'],
      },
    ],
  },
]

export const errandsOfTheFamous: Errand[] = wished.map((errand) => ({
  ...errand,
  postId: null,
  level: LEVEL,
  isForFamous: true,
}))
