import { formatMoment } from '#server/lib/spoken-date.ts'

/** The limit of keys of an account: a longer list helps nobody. */
const MOST_LISTED = 100

/** Lists each different value once. */
export function listed(values: (string | number)[]) {
  const different = [...new Set(values.map(String))]
  const left = different.length - MOST_LISTED
  return [...different.slice(0, MOST_LISTED), ...(left > 0 ? [`and ${left} more`] : [])].join('; ')
}

/** One moment, or the first, the last and the number. */
export function moments(all: Date[]) {
  const [first = new Date(0), ...others] = all.toSorted((one, other) => one.getTime() - other.getTime())
  const last = others.at(-1)
  return last ? `${all.length}, from ${formatMoment(first)} to ${formatMoment(last)}` : formatMoment(first)
}

/** '1 letter', '3 letters' */
export function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Secrets are only described: a fingerprint is kept. */
export function fingerprints(of: { one: string; many: string }) {
  return ({ length }: unknown[]) =>
    `a fingerprint of ${length === 1 ? of.one : `each of ${length} ${of.many}`}`
}

/** Describes each row; with several rows, the row's name comes first. */
export function ofEach<Row, Value>(name: (row: Row) => string, say: (value: Value) => string | number) {
  return (values: Value[], rows: Row[]) =>
    listed(
      values.map((value, index) => {
        const row = rows[index]
        return row === undefined || values.length === 1 ? say(value) : `${name(row)}: ${say(value)}`
      }),
    )
}

/** Like `ofEach`, for moments. */
export function momentOfEach<Row>(name: (row: Row) => string) {
  return ofEach<Row, Date>(name, formatMoment)
}

export function yesOrNo(value: boolean) {
  return value ? 'yes' : 'no'
}

export function thisAccount() {
  return 'this account'
}

/** Whether a value is present and not empty. */
export function isFilled(value: unknown) {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
