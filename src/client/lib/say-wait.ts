/** How long to wait, as people say it: '24 s', '3 minutes', '5 hours'. Never less than it is. */
export function sayWait(secondsLeft: number) {
  if (secondsLeft <= 60) return `${secondsLeft} s`
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
