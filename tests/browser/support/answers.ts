/** Nobody answers. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch')
}

/** What nobody can make sense of, as from somebody between. */
export function noJson() {
  return new Response('no JSON', { status: 500 })
}

/** Something to wait for, and what lets it go on. */
export function held() {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { released, letGo }
}
