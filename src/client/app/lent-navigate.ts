type Navigate = (path: string) => void

let navigate: Navigate | null = null

/** The router lives in React; for what happens outside, the frame lends its way of going elsewhere. */
export function lendNavigate(lent: Navigate) {
  navigate = lent
}

export function goTo(path: string) {
  navigate?.(path)
}
