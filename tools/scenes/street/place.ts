import { group, short } from '#scenes/kit/svg.ts'

/** Puts what was drawn about 0 0 where it belongs; a negative scale mirrors it. */
export function place(x: number, y: number, scale: number, ...parts: string[]) {
  const size = scale < 0 ? `${scale} ${-scale}` : `${scale}`
  return group(`translate(${short(x)} ${short(y)}) scale(${size})`, ...parts)
}

/** Names a part of a drawing, so that a test can find where it is; the page answers presses there. */
export function named(id: string, ...parts: string[]) {
  return `<g id="${id}">${parts.join('')}</g>`
}

/** Shows of `parts` what lies inside the path `d`. Ids are the file's own, so `id` must not repeat in it. */
export function clipped(id: string, d: string, ...parts: string[]) {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}
