import { describe, expect, it } from 'vitest'
import { AUDIT_EVENTS } from '#shared/audit-events.ts'
import { describeEntry } from '#shared/audit-log-words.ts'

describe('an entry of the journal, in words', () => {
  it('says that the operator did it, and names the key', () => {
    const key = { type: 'passkey', name: 'iCloud Keychain' } as const
    expect(describeEntry({ event: 'key_removed', key, detail: 'operator' })).toEqual({
      what: 'Passkey removed by the operator',
      about: 'iCloud Keychain',
    })
    expect(describeEntry({ event: 'restricted', key: null, detail: 'operator' })).toEqual({
      what: 'Account restricted by the operator',
      about: null,
    })
  })

  it.each(AUDIT_EVENTS)('names nobody for %s by anybody else, and shows its address', (event) => {
    const told = describeEntry({ event, key: null, detail: 'ada@example.com' })
    expect(told.what).not.toContain('operator')
    expect(told.about).toBe('ada@example.com')
  })
})
