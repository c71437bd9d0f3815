const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SPOKEN_MOMENT = /\d+ \w+ \d{4} at \d\d:\d\d UTC/g
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/
const RANDOM = /^[\w-]{40,}$/
const CODE = /^\d{6}$/

/** The same facts with secrets, ids and moments replaced: equal values get equal replacements, in every run. */
export function madeUp(facts: unknown): unknown {
  const ids = new Map<string, string>()
  const secrets = new Map<string, string>()

  function other(text: string, field: string): string {
    if (UUID.test(text))
      return nth(ids, text, (n) => `019a0c5e-7b1a-7000-8000-${String(n).padStart(12, '0')}`)
    if (MOMENT.test(text)) return '2026-11-22T12:00:00.000Z'
    if (field === 'upid') return '7ZK3M9QX2A'
    if (SPOKEN_MOMENT.test(text)) return text.replace(SPOKEN_MOMENT, '22 November 2026 at 12:00 UTC')
    if (CODE.test(text)) return '042137'
    if (JWT.test(text) && text.startsWith('ey'))
      return 'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhIn0.c2lnbmF0dXJl'
    // As long as a real secret; longer ones would only fill the page.
    if (RANDOM.test(text))
      return nth(
        secrets,
        text,
        (n) => `${'made-up-secret-'.repeat(3).slice(0, 40)}${String(n).padStart(2, '0')}A`,
      )
    return text
  }

  function walk(value: unknown, field: string): unknown {
    if (Array.isArray(value)) return value.map((item) => walk(item, field))
    if (typeof value === 'string') return other(value, field)
    if (field === 'uptime') return 4242
    if (typeof value !== 'object' || value === null) return value
    // A value in words says in another field what it belongs to.
    if ('column' in value && 'value' in value)
      return { ...value, value: walk(value.value, String(value.column)) }
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member, name)]))
  }
  return walk(facts, '')
}

function nth(known: Map<string, string>, text: string, make: (n: number) => string) {
  const found = known.get(text) ?? make(known.size + 1)
  known.set(text, found)
  return found
}
