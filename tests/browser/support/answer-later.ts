/** An answer that waits until the test gives it: what shows meanwhile stays as long as the test looks. */
export function answerLater() {
  let letGo: (answer?: unknown) => void = () => {}
  const held = new Promise<unknown>((resolve) => {
    letGo = resolve
  })
  return { held, letGo }
}
