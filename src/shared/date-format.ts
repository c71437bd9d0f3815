/**
 * The date format of a language. The first format loads the tables of all languages, 20 to 100 ms of a start or a
 * first page load. So it is created for the first date that needs it.
 */
export function dateFormat(language: string, style: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | null = null
  return (at: Date): string => {
    format ??= new Intl.DateTimeFormat(language, style)
    return format.format(at)
  }
}
