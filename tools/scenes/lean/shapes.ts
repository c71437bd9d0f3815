/** A group of a drawing, by its opening tag. */
type Group = { open: string }

/** One shape, and the groups that it is in, the outermost first. */
export type Shape = { tag: string; groups: readonly Group[] }

/** The shapes of markup in painter's order. */
export function shapesOf(markup: string): Shape[] {
  const shapes: Shape[] = []
  let groups: readonly Group[] = []
  for (const [tag, closing, name] of markup.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name !== 'g') shapes.push({ tag, groups })
    else groups = closing ? groups.slice(0, -1) : [...groups, { open: tag }]
  }
  return shapes
}

/** Markup of shapes: neighbours of one group share its tags, and a group without shapes is gone. */
export function markupOfShapes(shapes: readonly Shape[]) {
  let markup = ''
  let opened: readonly Group[] = []
  for (const { tag, groups } of [...shapes, { tag: '', groups: [] }]) {
    const common = opened.findIndex((group, at) => group !== groups[at])
    const kept = common < 0 ? opened.length : common
    markup += '</g>'.repeat(opened.length - kept)
    for (const { open } of groups.slice(kept)) markup += open
    markup += tag
    opened = groups
  }
  return markup
}

/** What an attribute of a tag says. */
export function attributeOf(tag: string, name: string) {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}

/** Whether one sees what is behind it. */
export function isTranslucent({ tag, groups }: Shape) {
  return [tag, ...groups.map(({ open }) => open)].some((one) => / (?:fill-|stroke-)?opacity="/.test(one))
}
