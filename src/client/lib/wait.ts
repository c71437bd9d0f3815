export function wait(duration: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, duration))
}
