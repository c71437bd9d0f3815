let scale = 1

/** Multiplies every pause from now on. The server's configuration says by what; it is 1 unless a test shortens it. */
export function scalePauses(factor: number) {
  scale = factor
}

/** How long people are given to read what happened. `duration` is in milliseconds, as the product promises it. */
export function pause(duration: number) {
  return duration * scale
}
