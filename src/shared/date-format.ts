/**
 * How dates are written in a language. The first format that is made reads the tables of all languages, 20 to 100 ms of a
 * start or of a page's first load: so it is made for the first date that wants it.
 */
export function dateFormat(language: string, style: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | null = null
  return (at: Date): string => {
    format ??= new Intl.DateTimeFormat(language, style)
    return format.format(at)
  }
}
