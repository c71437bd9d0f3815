/** Durations in milliseconds. */
export function seconds(count: number) {
  return count * 1000
}

export function minutes(count: number) {
  return seconds(count * 60)
}

export function hours(count: number) {
  return minutes(count * 60)
}

export function days(count: number) {
  return hours(count * 24)
}
