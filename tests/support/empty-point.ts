/**
 * A point of a picture's frame where nothing can be pressed, with some room around it, in px from its corner. Null when
 * there is none. It runs in the page, so it uses nothing from outside.
 */
export function emptyPointIn(frame: Element) {
  const { left, top, width, height } = frame.getBoundingClientRect()
  const isEmpty = (x: number, y: number) => {
    const at = document.elementFromPoint(left + x, top + y)
    return at !== null && frame.contains(at) && at.closest('button') === null
  }
  for (let y = height * 0.3; y < height; y += 12) {
    for (let x = width * 0.3; x < width; x += 12) {
      const around = [
        isEmpty(x, y),
        isEmpty(x - 8, y),
        isEmpty(x + 8, y),
        isEmpty(x, y - 8),
        isEmpty(x, y + 8),
      ]
      if (around.every(Boolean)) return { x, y }
    }
  }
  return null
}
