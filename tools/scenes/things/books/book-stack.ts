import { asUsual } from '#scenes/kit/hand.ts'
import type { Dye, Tones } from '#scenes/kit/palette.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'
import { covers, sets } from './covers.ts'

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

export const bookStack: Thing = {
  id: 'book-stack',
  name: 'a stack of books',
  says: [
    'The bottom one is holding up the plot.',
    'Someone is halfway through all of them.',
    'Borrowed, every one, and from six libraries.',
  ],
  grid: [132, 112],
  widthCm: 32,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'middling',
  draw(hand) {
    const { paint, between, shuffle, chance, pick, form = asUsual } = hand
    const usual: readonly Dye[] = shuffle(covers)
    const dyes = form.rather(usual, sets)
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
