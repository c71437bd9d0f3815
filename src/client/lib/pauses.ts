let scale = 1

/** Multiplies every pause from now on. The factor comes from the server's configuration; it is 1 unless a test shortens it. */
export function scalePauses(factor: number) {
  scale = factor
}

/** A pause for reading. `duration` is the product's promise (ms), before scaling. */
export function pause(duration: number) {
  return duration * scale
}
