import { handFor } from '#scenes/kit/hand.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { lean } from '#scenes/lean/lean.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { PICTURE, type Picture } from './picture.ts'
import type { Size } from './placing.ts'
import { setStage } from './stage.ts'
import { arrange } from './steps.ts'

/**
 * A picture as it is published: its file, its ground colour, its words, the names and outlines of what it shows; and in
 * which order it was drawn, in what air. `drawn` is what the file shows, as it was drawn.
 */
export function rendered(picture: Picture) {
  const composition = composed(picture)
  const { drawn, used } = composition
  return {
    ...composition,
    svg: svgFile(lean(drawn)),
    ground: groundOf(drawn),
    alt: `${picture.alt}. Among the things: ${someOf([...used.keys()])}.`,
  }
}

/** A picture as it is drawn, before its shapes become fewer: that alone takes half of the time. */
export function composed(picture: Picture) {
  const stage = setStage(picture)
  arrange(stage, picture.steps)
  return stage.result()
}

/** A hidden thing, or a portrait, as it is published: in plain daylight, and the same every time. */
export function renderedSmall({ id, grid: [width, height], shadow = '', draw }: SmallDrawing) {
  return svgFile(shadow + draw(handFor(id)), { width, height })
}

/** What is drawn first is behind everything: its colour stands in while the picture comes. */
function groundOf(drawn: string) {
  return /fill="(#[\da-f]{6})"/.exec(drawn)?.[1]
}

/** Markup as a file of its own, on a grid of the given size. */
export function svgFile(markup: string, { width, height }: Size = PICTURE) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`
}

/** Those who cannot see the picture are told of so many things in it. */
const NAMED_IN_ALT = 6

function someOf(ids: string[]) {
  const step = Math.max(1, Math.floor(ids.length / NAMED_IN_ALT))
  const names = ids.filter((_, at) => at % step === 0).slice(0, NAMED_IN_ALT)
  const spoken = names.map((id) => thingCalled(id).name)
  return new Intl.ListFormat('en').format(spoken)
}
