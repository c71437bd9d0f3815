import { thingCalled } from '#client/scenes/things/catalogue.ts'
import { PICTURE, type Picture } from './picture.ts'
import { setStage } from './stage.ts'

/** A picture as it is published. */
export function rendered(picture: Picture) {
  const stage = setStage(picture.id, picture.light)
  picture.draw(stage)
  const { drawn, inFront, places, used } = stage.result()
  return {
    svg: svgFile(drawn),
    front: inFront === '' ? null : svgFile(inFront),
    ground: groundOf(drawn),
    alt: `${picture.alt}. Among the things: ${someOf([...used.keys()])}.`,
    places,
  }
}

/** What is drawn first is behind everything. */
function groundOf(drawn: string) {
  return /fill="(#[\da-f]{6})"/.exec(drawn)?.[1]
}

export function svgFile(markup: string, { width, height } = PICTURE as { width: number; height: number }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`
}

const NAMED_IN_ALT = 6

function someOf(ids: string[]) {
  const step = Math.max(1, Math.floor(ids.length / NAMED_IN_ALT))
  const names = ids.filter((_, at) => at % step === 0).slice(0, NAMED_IN_ALT)
  const spoken = names.map((id) => thingCalled(id).name)
  return new Intl.ListFormat('en').format(spoken)
}
