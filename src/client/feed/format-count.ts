/** '1 like', '12 likes'. */
export function formatCount(count: number, one: string) {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
