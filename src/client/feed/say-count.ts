/** '1 like', '12 likes'. */
export function sayCount(count: number, one: string) {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
