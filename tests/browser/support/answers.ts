/** No answer at all. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch')
}

/** An answer that cannot be parsed, as from a proxy. */
export function noJson() {
  return new Response('no JSON', { status: 500 })
}

/** A promise, and a function that resolves it. */
export function held() {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { released, letGo }
}
