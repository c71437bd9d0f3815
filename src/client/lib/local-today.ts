/** Today's calendar date where this browser is, 'YYYY-MM-DD'. */
export function localToday(now = new Date()) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
