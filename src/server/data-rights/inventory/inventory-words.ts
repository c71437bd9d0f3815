import { formatMoment } from '#server/lib/spoken-date.ts'

/** As many as a ring has keys: a longer list helps nobody. */
const MOST_LISTED = 100

/** Each of them once. */
export function listed(values: (string | number)[]) {
  const different = [...new Set(values.map(String))]
  const left = different.length - MOST_LISTED
  return [...different.slice(0, MOST_LISTED), ...(left > 0 ? [`and ${left} more`] : [])].join('; ')
}

/** One moment, or from when to when and how many. */
export function moments(all: Date[]) {
  const [first = new Date(0), ...others] = all.toSorted((one, other) => one.getTime() - other.getTime())
  const last = others.at(-1)
  return last ? `${all.length}, from ${formatMoment(first)} to ${formatMoment(last)}` : formatMoment(first)
}

/** '1 letter', '3 letters' */
export function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** All that is ever said of a secret: that of it a fingerprint is kept. */
export function fingerprints(of: { one: string; many: string }) {
  return ({ length }: unknown[]) =>
    `a fingerprint of ${length === 1 ? of.one : `each of ${length} ${of.many}`}`
}

/** What is said of each row, with the row's name before it where there are several. */
export function ofEach<Row, Value>(name: (row: Row) => string, say: (value: Value) => string | number) {
  return (values: Value[], rows: Row[]) =>
    listed(
      values.map((value, index) => {
        const row = rows[index]
        return row === undefined || values.length === 1 ? say(value) : `${name(row)}: ${say(value)}`
      }),
    )
}

/** As `ofEach`, for moments. */
export function momentOfEach<Row>(name: (row: Row) => string) {
  return ofEach<Row, Date>(name, formatMoment)
}

export function yesOrNo(value: boolean) {
  return value ? 'yes' : 'no'
}

export function thisAccount() {
  return 'this account'
}

/** Whether a value says anything at all. */
export function isFilled(value: unknown) {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
