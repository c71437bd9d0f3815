import { asUsual } from '#scenes/kit/hand.ts'
import type { Dye, Tones } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'
import { covers, sets } from './covers.ts'

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

export const bookRow: Thing = {
  id: 'book-row',
  name: 'a row of books',
  says: [
    'Sorted by height, as the reader was.',
    'One of them is hollow. It is not one of these.',
    'The gap is where the cookery book lives on Fridays.',
  ],
  grid: [178, 120],
  widthCm: 44,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'middling',
  draw(hand) {
    const { paint, between, shuffle, form = asUsual } = hand
    const usual: readonly Dye[] = shuffle(covers)
    const dyes = form.rather(usual, sets).map(paint)
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
