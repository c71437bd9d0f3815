import type { Dye, Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand, Thing } from '#client/scenes/kit/thing.ts'

const covers = [
  'enamel.red',
  'enamel.teal',
  'cloth.indigo',
  'cloth.mustard',
  'leaf.moss',
  'cloth.plum',
  'clay.clay',
  'paper.sky',
  'cloth.oat',
  'clay.brick',
] as const

/** A book on its side, its back or its pages towards us. */
function lyingBook(
  { paint, chance }: Hand,
  cover: Tones,
  left: number,
  top: number,
  wide: number,
  thick: number,
) {
  const right = left + wide
  const foot = top + thick
  const paper = paint('paper.white')
  const gilt = paint('brass.brass')
  const half = short(top + thick / 2)
  const back = `M${left + 4} ${top}Q${left - 3} ${half} ${left + 4} ${foot}L${right - 2} ${foot}Q${right + 2} ${half} ${right - 2} ${top}Z`
  const under = `M${left + 1} ${short(foot - thick * 0.34)}L${right} ${short(foot - thick * 0.34)}L${right - 2} ${foot}L${left + 4} ${foot}Z`
  if (chance(0.3))
    return [
      shape(cover.base, back),
      shape(
        paper.base,
        `M${left + 5} ${top + 3}L${right + 1} ${top + 3}L${right - 1} ${foot - 3}L${left + 5} ${foot - 3}Q${left + 2} ${half} ${left + 5} ${top + 3}Z`,
      ),
      shape(
        paper.shade,
        `M${left + 4} ${half}L${right} ${half}L${right - 1} ${foot - 3}L${left + 5} ${foot - 3}Z`,
        0.55,
      ),
      stroke(cover.shade, 2.5, `M${left + 4} ${foot - 1.5}L${right - 3} ${foot - 1.5}`),
    ].join('')
  const title = thick > 16 ? `M${left + 36} ${half}H${right - 44}` : ''
  return [
    shape(cover.base, back),
    shape(cover.shade, under),
    stroke(cover.light, 2, `M${left + 6} ${top + 3}H${right - 9}`),
    stroke(
      thick > 20 ? gilt.light : gilt.base,
      2.4,
      `M${left + 13} ${top + 2}v${thick - 4}M${right - 13} ${top + 2}v${thick - 4}${title}`,
    ),
  ].join('')
}

const bookStack: Thing = {
  id: 'book-stack',
  name: 'a stack of books',
  grid: [132, 112],
  widthCm: 32,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'middling',
  draw(hand) {
    const { paint, between, shuffle, chance, pick } = hand
    const dyes = shuffle(covers)
    const books = [13, ...shuffle([16, 22, 26, 19])].map((thick, at) => ({
      thick,
      wide: Math.round(between(88, 98) + at * 7),
      cover: paint(dyes[at] ?? 'enamel.red'),
    }))
    let top = 16
    const placed = books.map((book) => {
      const left = Math.round(between(2, 130 - book.wide))
      const at = { ...book, left, top, right: left + book.wide }
      top += book.thick
      return at
    })
    const [first] = placed
    const { left, right, cover } = first ?? { left: 0, right: 0, cover: paint('enamel.red') }
    const ribbon = paint(pick(['enamel.red', 'cloth.mustard', 'cloth.indigo']))
    const down = placed.map((book) => `L${book.right} ${book.top}L${book.right} ${book.top + book.thick}`)
    const up = [...placed]
      .reverse()
      .map((book) => `L${book.left} ${book.top + book.thick}L${book.left} ${book.top}`)
    return {
      outline: `M${left + 14} 2L${right - 6} 2${down.join('')}${up.join('')}Z`,
      art: [
        ...[...placed]
          .reverse()
          .map((book) => lyingBook(hand, book.cover, book.left, book.top, book.wide, book.thick)),
        shape(
          cover.light,
          `M${left + 4} 17Q${left + 8} 6 ${left + 16} 3L${right - 8} 2Q${right - 2} 9 ${right - 2} 17Z`,
        ),
        shape(
          cover.base,
          `M${left + 12} 15Q${left + 15} 8 ${left + 21} 5L${right - 12} 4.5Q${right - 8} 9 ${right - 7} 15Z`,
        ),
        chance(0.5)
          ? oval(paint('glass.clear').base, left + 40, 9, 6.5, 3.6) +
            oval(paint('glass.clear').light, left + 56, 8.5, 6.5, 3.6) +
            stroke(
              paint('brass.iron').base,
              1.8,
              `M${left + 34} 10q6 6 12 0q2 -3 4 -1q6 6 12 0M${left + 34} 9l7 -6M${left + 62} 8l7 -5`,
            )
          : shape(
              paint('paper.white').base,
              `M${left + 34} 7L${left + 58} 6L${left + 59} 12L${left + 33} 13Z`,
            ),
        shape(
          ribbon.base,
          `M${left + 22} 27L${left + 27} 27L${left + 29} 46L${left + 25} 43L${left + 21} 47Z`,
        ),
      ].join(''),
    }
  },
}

/** A book on its feet, its back towards us, its foot's left corner at 0 0. */
function standingBook({ paint, chance, pick }: Hand, cover: Tones, wide: number, tall: number) {
  const gilt = paint('brass.brass')
  const paper = paint('paper.white')
  const middle = Math.round(wide / 2)
  const third = Math.round(wide * 0.66)
  const belt = (y: number) => `M1 ${-y}Q${middle} ${3 - y} ${wide - 1} ${-y}`
  const title = chance(0.65) ? `M${middle} ${24 - tall}v${pick([14, 22, 30])}` : belt(tall - 18)
  return [
    shape(cover.base, `M0 0V${3 - tall}Q${middle} ${-tall - 2} ${wide} ${3 - tall}V0Z`),
    shape(cover.shade, `M${third} 0V${1 - tall}L${wide} ${3 - tall}V0Z`),
    shape(cover.light, `M2 -3V${6 - tall}Q3 ${3 - tall} ${middle - 3} ${4 - tall}L5 -5Z`),
    stroke(pick([gilt.base, gilt.light, cover.deep]), 2.2, belt(tall - 12) + belt(16) + title),
    chance(0.25) ? shape(paper.base, `M1 -40L${wide - 1} -41V-27L1 -26Z`) : '',
  ].join('')
}

const bookRow: Thing = {
  id: 'book-row',
  name: 'a row of books',
  grid: [178, 120],
  widthCm: 44,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'middling',
  draw(hand) {
    const { paint, between, shuffle } = hand
    const dyes = shuffle(covers).map((dye) => paint(dye))
    const widths = shuffle([24, 17, 30, 20, 25])
    let at = 0
    let outline = 'M0 120'
    const upright = widths.map((wide, n) => {
      const tall = n === 1 ? 119 : Math.round(between(88, 114))
      outline += `L${at} ${122 - tall}L${at + wide} ${122 - tall}`
      const book = group(
        `translate(${at} 120)`,
        standingBook(hand, dyes[n] ?? paint('enamel.teal'), wide, tall),
      )
      at += wide
      return book
    })
    const leaning = [
      { foot: 140, wide: 17, tall: 104 },
      { foot: 159, wide: 16, tall: 88 },
    ].map(({ foot, wide, tall }, n) =>
      group(
        `translate(${foot} 120) rotate(-14)`,
        standingBook(hand, dyes[n + 6] ?? paint('enamel.blue'), wide, tall),
      ),
    )
    return {
      outline: `${outline}L116 20L132 15L137 36L153 32L176 116L159 120L140 120L116 30L116 120Z`,
      art: [...upright, ...leaning].join(''),
    }
  },
}

const typewriter: Thing = {
  id: 'typewriter',
  name: 'a typewriter',
  grid: [156, 132],
  widthCm: 37,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['enamel.teal', 'enamel.red', 'clay.slate', 'enamel.cream', 'enamel.blue', 'leaf.moss']),
    )
    const iron = paint('brass.iron')
    const tin = paint('brass.tin')
    const paper = paint('paper.white')
    const key = paint(pick(['paper.white', 'brass.iron', 'enamel.cream']))
    const rows =
      'M34 95h0M45 95h0M56 95h0M67 95h0M78 95h0M89 95h0M100 95h0M111 95h0M122 95h0M28 106h0M40 106h0M52 106h0M65 106h0M78 106h0M91 106h0M104 106h0M116 106h0M128 106h0'
    return {
      outline:
        'M46 2Q76 6 108 1L110 36L138 37L140 32L152 32L154 52L142 53L130 56L150 116Q154 130 144 132L12 132Q2 130 6 116L26 56L16 53L4 52L6 34L12 30L4 18Q8 14 12 17L22 34L48 36Z',
      art: [
        shape(paper.shade, 'M98 1.5L108 1Q107 20 110 42L98 42Z'),
        shape(paper.base, 'M46 2Q76 6 102 2Q101 22 103 42L48 42Q49 20 46 2Z'),
        stroke(tin.shade, 2.2, `M56 12H80M56 19H92M57 26H88M57 33H${chance(0.5) ? '70' : '93'}`),
        stroke(tin.base, 5, 'M8 18L20 38'),
        oval(tin.light, 8, 18, 4, 3.5),
        shape(iron.shade, 'M6 33Q10 30 15 33L15 53Q10 55 5 52Q4 42 6 33Z'),
        shape(iron.shade, 'M141 33Q147 30 152 33Q155 42 153 52Q147 55 141 53Z'),
        shape(iron.base, 'M14 37Q78 33 142 37L142 51Q78 54 14 51Z'),
        shape(iron.light, 'M16 39.5Q60 37 104 37.5L104 41Q60 40.5 16 43Z', 0.6),
        shape(
          body.base,
          'M30 50Q78 46 126 50Q132 52 134 62L150 116Q154 129 144 132L12 132Q2 129 6 116L22 62Q24 52 30 50Z',
        ),
        shape(body.shade, 'M116 49Q130 49 134 62L150 116Q154 129 144 132L126 132Q136 126 130 110Z'),
        shape(body.light, 'M32 54Q50 51 66 51L60 58Q46 57 36 60Q30 72 24 86Q20 84 28 60Q29 55 32 54Z'),
        shape(iron.deep, 'M46 62Q78 52 110 62Q108 80 78 82Q48 80 46 62Z'),
        stroke(
          tin.base,
          2,
          'M52 66L72 77M60 62.5L75 76M69 60L77 75.5M78 59V76M87 60L79 75.5M96 62.5L81 76M104 66L84 77',
        ),
        shape(body.shade, 'M24 88Q78 84 132 88L143 120Q78 127 13 120Z'),
        stroke(iron.deep, 9.5, rows),
        stroke(key.base, 7, rows),
        stroke(
          key.light,
          2.5,
          'M33 93.5h0M44 93.5h0M55 93.5h0M66 93.5h0M77 93.5h0M88 93.5h0M27 104.5h0M39 104.5h0M51 104.5h0M64 104.5h0',
        ),
        stroke(iron.deep, 6, 'M46 117.5Q78 120 110 117.5'),
        stroke(key.base, 3.5, 'M47 116.5Q78 119 109 116.5'),
        chance(0.5)
          ? shape(paint('paper.kraft').light, 'M116 64L128 61L131 74L119 76Z') +
            stroke(iron.base, 1.5, 'M120 68L127 66.5')
          : shape(body.deep, 'M12 124q7 -4 10 2q-2 6 -8 6h-4q-3 -4 2 -8Z', 0.5),
      ].join(''),
    }
  },
}

const globe: Thing = {
  id: 'globe',
  name: 'a globe',
  grid: [116, 152],
  widthCm: 36,
  manners: ['stand'],
  stories: ['books', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const sea = paint(pick(['enamel.blue', 'paper.sky', 'enamel.teal', 'clay.bone']))
    const land = paint(pick(['leaf.olive', 'cloth.mustard', 'leaf.leaf']))
    const far = paint(pick(['cloth.rust', 'paper.rose', 'cloth.oat']))
    const ring = paint('brass.brass')
    const foot = paint(pick(['wood.walnut', 'wood.oak']))
    return {
      outline:
        'M70 2Q76 0 80 4Q116 18 115 68Q112 106 74 118L64 121L64 126Q70 134 84 138Q98 142 98 152L18 152Q18 142 32 138Q48 134 53 126L52 120L34 114L28 120Q22 118 24 112L26 104Q2 88 4 60Q8 14 54 11Q84 12 96 32Q108 54 98 78Q86 106 54 109L40 113Q92 114 106 76Q116 34 78 11L70 12Z',
      art: [
        shape(foot.base, 'M18 152Q17 142 32 138.5Q47 134 52 124L65 124Q69 134 84 138.5Q98 142 98 152Z'),
        shape(foot.shade, 'M60 124L65 124Q69 134 84 138.5Q98 142 98 152L66 152Q78 144 66 138Q60 133 60 124Z'),
        shape(foot.light, 'M26 147Q27 143 38 140.5Q49 137 54 132Q55 140 44 143Q34 144 26 147Z'),
        shape(ring.shade, 'M51 114L65 114L66 127Q58 130 51 127Z'),
        stroke(ring.base, 6, 'M74 6C104 14 116 42 111 70C104 104 70 126 28 114'),
        stroke(ring.light, 2, 'M78 8C100 16 112 38 110 60'),
        oval(ring.shade, 75, 7, 5, 5.5),
        oval(ring.shade, 28, 113, 5, 5.5),
        shape(sea.base, 'M55 11Q82 10 96 32Q108 54 98 78Q86 106 54 109Q22 108 9 82Q-2 56 12 34Q28 11 55 11Z'),
        shape(
          land.base,
          'M26 26Q40 16 52 20Q56 26 48 30Q54 36 46 42Q38 44 36 52Q42 56 40 62Q32 64 28 56Q24 46 16 46Q14 34 26 26Z',
        ),
        shape(land.base, 'M38 68Q48 64 54 72Q60 78 54 86Q50 98 44 102Q38 96 40 86Q32 78 38 68Z'),
        shape(
          far.base,
          'M70 24Q82 22 92 34Q100 46 100 58Q92 66 88 60Q80 60 76 52Q66 50 66 42Q74 38 68 32Q66 26 70 24Z',
        ),
        shape(far.base, 'M78 68Q88 66 92 74Q90 86 82 94Q74 90 74 80Q72 70 78 68Z'),
        stroke(sea.light, 1.2, 'M6 54Q50 74 102 48M12 80Q52 98 96 80M20 26Q54 44 92 28'),
        shape(sea.deep, 'M82 18Q106 36 103 62Q98 104 54 109Q34 108 22 98Q62 104 80 76Q94 48 82 18Z', 0.32),
        shape(sea.light, 'M18 38Q26 22 42 18Q28 30 24 48Q20 60 22 70Q10 58 18 38Z', 0.6),
        chance(0.5)
          ? shape(
              paint('paper.rose').light,
              'M58 80Q56 76 60 74L82 64Q86 63 87 67Q88 71 84 73L64 82Q60 83 58 80Z',
            ) + shape(paint('paper.rose').shade, 'M67 71L76 67L79 75L70 79Z')
          : stroke(paint('enamel.red').base, 2, 'M46 36Q58 34 62 44M66 50Q70 58 80 56'),
      ].join(''),
    }
  },
}

const mapRolls: Thing = {
  id: 'map-rolls',
  name: 'a bundle of rolled maps',
  grid: [108, 172],
  widthCm: 44,
  manners: ['lean', 'stand'],
  stories: ['travel', 'books', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const white = paint('paper.white')
    const [one, two] = pick<readonly [Dye, Dye]>([
      ['paper.kraft', 'enamel.teal'],
      ['paper.rose', 'cloth.indigo'],
      ['leaf.olive', 'enamel.red'],
      ['cloth.mustard', 'enamel.blue'],
    ])
    const kraft = paint(one)
    const dark = paint(two)
    const sea = paint('paper.sky')
    const land = paint(pick(['leaf.olive', 'cloth.rust', 'cloth.mustard', 'leaf.leaf']))
    const band = paint(pick(['enamel.red', 'wood.oak', 'leaf.moss']))
    const ink = paint('clay.slate')
    return {
      outline:
        'M1 34Q8 22 22 25L26 8Q38 -1 50 7L54 20L66 14Q78 10 84 20L82 47L90 42Q104 40 107 50L101 150L82 153L79 170L24 172L1 34Z',
      art: [
        shape(dark.base, 'M64 19Q74 8 84 19L72 170L50 170Z'),
        shape(dark.shade, 'M77 14Q82 14 84 19L72 170L62 170Z'),
        oval(dark.deep, 74, 17.5, 10, 4.8),
        stroke(dark.light, 2, 'M70 17Q74 14 78 17'),
        shape(white.base, 'M25 9Q37 0 50 9L52 171L32 171Z'),
        shape(white.shade, 'M42 6Q48 6 50 9L52 171L43 171Z'),
        oval(white.shade, 37.5, 8.5, 12.5, 5.2),
        stroke(white.deep, 2, 'M32 9Q36 5.5 42 8.5Q39 11.5 36 9.5'),
        shape(kraft.base, 'M1 34Q11 22 25 29L44 171L24 172Z'),
        shape(kraft.shade, 'M17 27Q22 27 25 29L44 171L35 171Z'),
        shape(kraft.light, 'M4 39Q7 36 10 37L27 158L24 160Z'),
        oval(kraft.deep, 13, 31.5, 12.2, 5.6),
        stroke(kraft.light, 2, 'M8 32Q12 28 18 31Q15 34.5 12 32.5'),
        shape(white.base, 'M44 56Q58 48 72 54Q82 56 90 50L92 148Q76 154 64 149Q56 147 50 151Z'),
        shape(sea.base, 'M49 60Q60 54 72 59Q82 61 88 57L88 143Q76 148 65 144Q58 142 54 144Z'),
        shape(
          land.base,
          'M49 60Q60 54 70 58Q74 68 66 74Q70 84 60 88Q58 96 51 96ZM88 92L88 143Q80 146 75 146Q68 136 74 126Q72 112 80 108Q82 96 88 92Z',
        ),
        stroke(paint('enamel.red').base, 2.4, 'M60 80l2 7M65 94l3 6M70 106l1 5M74 127l8 9M83 126l-8 10'),
        shape(white.shade, 'M88 50Q92 40 100 42Q108 43 107 52L101 149Q96 154 88 151Q90 100 88 50Z'),
        shape(white.light, 'M90 52Q92 48 96 49L93 148Q90 149 89 146Z'),
        oval(white.deep, 99.5, 46.5, 7.2, 4.4),
        stroke(white.light, 1.8, 'M96 47Q99 43.5 103 46'),
        shape(band.base, 'M15 108Q26 114 35 112L54 110L54 121L37 123Q26 124 17 119Z'),
        shape(band.light, 'M20 110.5Q26 113 32 112.5L33 116Q26 117 20 114Z'),
        chance(0.5)
          ? shape(paint('paper.kraft').light, 'M34 118L43 132L38 149L27 145L28 130Z') +
            oval(ink.deep, 34.5, 126, 1.8)
          : stroke(band.shade, 3, 'M36 118Q24 128 28 140Q35 132 36 118Q48 126 44 138Q37 132 36 118'),
      ].join(''),
    }
  },
}

const newspapers: Thing = {
  id: 'newspapers',
  name: 'a pile of newspapers',
  grid: [144, 100],
  widthCm: 42,
  manners: ['stand'],
  stories: ['books', 'home', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance, shuffle }) {
    const paper = paint('paper.white')
    const print = paint('clay.slate')
    const string = paint(pick(['enamel.red', 'wood.oak', 'cloth.indigo', 'leaf.moss']))
    const picture = paint(pick(['paper.sky', 'paper.rose', 'leaf.olive', 'cloth.mustard']))
    const layers = shuffle(['clay.bone', 'paper.rose', 'cloth.oat', 'clay.bone', 'paper.white'] as const).map(
      (dye, at) => {
        const tones = paint(dye)
        const top = 42 + at * 11.5
        const left = [5, 2, 6, 3, 4][at] ?? 4
        const right = [138, 141, 137, 140, 138][at] ?? 138
        return [
          shape(
            tones.base,
            `M${left + 3} ${top}Q${left - 4} ${top + 6} ${left + 3} ${top + 11.5}H${right - 3}Q${right + 4} ${top + 6} ${right - 3} ${top}Z`,
          ),
          shape(
            tones.shade,
            `M110 ${top}H${right - 3}Q${right + 4} ${top + 6} ${right - 3} ${top + 11.5}H${left + 3}L${left + 1} ${top + 9}Q60 ${top + 10} 106 ${top + 8}Z`,
          ),
        ].join('')
      },
    )
    return {
      outline:
        'M28 14Q44 11 62 11L62 3L73 6L84 1L88 11Q104 11 120 14L142 40Q142 48 140 53L142 60L138 66L140 74L139 78L141 84L138 90L139 96L136 100L7 100L4 94L6 89L3 83L6 77L4 70L6 65L2 58L5 53Q2 48 2 40Z',
      art: [
        ...layers,
        stroke(print.base, 1.3, 'M12 58.5H60M82 58.5H128M14 81.5H64M80 81H130'),
        shape(paper.base, 'M28 14Q74 8 120 14Q133 26 142 40Q144 48 132 50L14 50Q0 49 3 40Q14 26 28 14Z'),
        shape(paint('paper.kraft').light, 'M3 40Q72 43 142 40Q144 48 132 50L14 50Q1 49 3 40Z'),
        shape(paper.light, 'M28 14Q40 12 52 11.5Q34 24 26 41L3 40Q14 26 28 14Z'),
        stroke(print.deep, 4, 'M36 17.5H110'),
        stroke(print.base, 1.8, 'M31 23.5H60M28 28H58M24 32.5H56M20 37H54M86 37H126'),
        shape(picture.base, 'M86 22L115 22L123 34L87 34Z'),
        shape(picture.shade, 'M87 34L96 26L101 30L109 24.5L123 34Z'),
        stroke(
          string.base,
          3.2,
          'M74 11L72 41L72 99M15 27Q74 31 129 27M15 27Q8 34 8 42L8 98M129 27Q136 34 137 42L136 98',
        ),
        stroke(string.shade, 1.3, 'M73.5 52V98M138 52L137 98'),
        stroke(string.base, 3.2, 'M74 29Q58 18 61 10Q64 4 74 29Q84 2 88 9Q90 18 74 29L64 39M74 29L86 40'),
        chance(0.5)
          ? oval(paint('wood.oak').base, 40, 29, 11, 5.5, 0.4) + oval(paper.base, 40, 29, 8.5, 4)
          : shape(paint('paper.kraft').base, 'M98 66L120 64L122 82L100 84Z') +
            stroke(print.deep, 1.8, 'M104 71L115 70M105 77L112 76.5'),
      ].join(''),
    }
  },
}

const letterBox: Thing = {
  id: 'letter-box',
  name: 'a letter box',
  grid: [150, 142],
  widthCm: 46,
  manners: ['stand'],
  stories: ['garden', 'home', 'travel'],
  weight: 'middling',
  isReadable: true,
  draw({ paint, pick, chance }) {
    const tinDye = pick<Dye>([
      'enamel.blue',
      'enamel.red',
      'enamel.teal',
      'leaf.moss',
      'brass.tin',
      'enamel.cream',
    ])
    const tin = paint(tinDye)
    const flag = paint(tinDye === 'enamel.red' ? 'enamel.mustard' : 'enamel.red')
    const paper = paint('paper.white')
    const ink = tinDye === 'enamel.cream' ? tin.deep : paper.base
    const open = chance(0.5)
    const ragged = chance(0.4)
    return {
      outline: `M10 134L10 78Q12 42 46 40L96 36L95 4Q95 1 99 1Q114 -1 129 4L${ragged ? '116 13L128 26' : '128 27'}Q114 23 104 25L104 35L114 35Q146 38 147 74L147 128Q146 134 138 135L80 141${
        open ? 'L4 142Q0 138 4 134Z' : 'L12 141Q9 139 10 134Z'
      }`,
      art: [
        group(
          'translate(0 20)',
          shape(tin.base, 'M46 20L112 15Q146 16 147 54L147 108Q146 114 138 115L76 121Q60 60 46 20Z'),
          shape(tin.light, 'M46 20L112 15Q128 15 137 26Q110 27 74 31Q64 22 46 20Z'),
          shape(tin.shade, 'M84 88Q116 86 147 80L147 108Q146 114 138 115L76 121Z'),
          stroke(tin.shade, 2, 'M122 17Q134 40 133 114'),
          shape(tin.shade, 'M10 118L10 58Q12 20 46 20Q82 21 83 58L84 120Z'),
          shape(tin.deep, 'M16 118L16 60Q18 27 46 26Q76 27 77 60L78 119Z'),
          ...(open
            ? [
                shape(paint('paper.kraft').base, 'M22 66L64 58L68 104L24 108Z'),
                shape(paper.shade, 'M28 78L72 70L74 108L30 112Z'),
                shape(paper.base, 'M20 84L64 80L66 116L21 117Z'),
                stroke(paper.shade, 2, 'M21 86L43 101L64 82'),
                shape(paint('enamel.red').base, 'M53 104L62 103L62 113L53 114Z'),
                shape(tin.base, 'M14 113L80 112Q86 113 84 120L78 122L6 122Q2 118 6 115Z'),
                shape(tin.light, 'M10 115L60 113.5L58 117L9 118.5Z'),
              ]
            : [
                shape(tin.base, 'M12 120L12 60Q14 24 46 23Q80 24 81 60L81 119.5Q46 122 12 120Z'),
                shape(tin.shade, 'M60 25Q80 30 81 60L81 119.5Q70 120.5 58 121Q70 80 60 25Z'),
                shape(tin.light, 'M18 62Q20 34 38 29Q28 44 27 66L26 104Q20 106 18 102Z'),
                shape(paint('brass.brass').base, 'M39 36Q46 31 53 36L52 46Q46 49 40 46Z'),
                stroke(ink, 3, 'M32 66L46 77L61 65M32 66L32 88L61 87L61 65Z'),
              ]),
          shape(tin.deep, 'M108 96q7 -5 12 0q3 7 -5 9q-9 0 -7 -9Z', 0.45),
          stroke(ink, 2.8, 'M111 62L115 58L115 76M122 61Q123 57 127 58Q130 61 127 66L122 74L130 73'),
        ),
        shape(paint('brass.iron').base, 'M93 80Q94 73 100 74Q106 75 105 81Q102 87 96 85Z'),
        shape(
          flag.base,
          `M97 80L95 4Q95 1 99 1Q114 -1 129 4L${ragged ? '116 13L128 26' : '128 27'}Q114 23 104 25L103 80Q100 82 97 80Z`,
        ),
        shape(flag.shade, 'M104 2Q108 1 111 1.2L110 24Q106 24 104 25L103 80Q101 81 100.5 80Z'),
      ].join(''),
    }
  },
}

export const bookThings: Thing[] = [bookStack, bookRow, typewriter, globe, mapRolls, newspapers, letterBox]
