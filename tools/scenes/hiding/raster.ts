import { Resvg } from '@resvg/resvg-js'

/** A part of a picture, in drawing units. */
export type Frame = { left: number; top: number; width: number; height: number }

/** Red, green, blue and alpha in turn, the colours multiplied by alpha. */
export type Raster = { width: number; height: number; pixels: Uint8Array }

/** Draws what a frame shows of some markup. */
export function rasterize(
  markup: string,
  { left, top, width, height }: Frame,
  pixelsPerUnit: number,
): Raster {
  const [across, down] = [Math.round(width * pixelsPerUnit), Math.round(height * pixelsPerUnit)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${across}" height="${down}" preserveAspectRatio="none">${flat(markup)}</svg>`
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { width: image.width, height: image.height, pixels: image.pixels }
}

/** The markup of a file. */
export function markupOf(svg: string) {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
}

/** What a file shows. */
export function frameIn(svg: string): Frame {
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { left, top, width, height }
}

/** The same for a shape, and no layer of its own: the renderer stumbles over layers that are outside the frame. */
function flat(markup: string) {
  return markup.replaceAll(/ opacity="([^"]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"')
}
