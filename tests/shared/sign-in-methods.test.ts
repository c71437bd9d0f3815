import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Key } from '#shared/credentials.ts'
import { forecast, nextStepOf, placesOf, thingsOf, without } from '#shared/sign-in-methods.ts'

const times = { leavesAt: null, createdAt: '2026-01-01T00:00:00.000Z', lastUsed: null }
let count = 0

function browser(name = 'Firefox on Linux'): Key {
  count += 1
  return { ...times, id: `b${count}`, name, type: 'browser', browserId: `browser-${count}`, current: false }
}

function passkey(facts: { synced?: boolean; provider?: string; browserId?: string } = {}): Key {
  count += 1
  const key = { ...times, id: `p${count}`, name: `Passkey ${count}`, type: 'passkey' as const }
  return { ...key, synced: false, provider: null, ...facts }
}

function emailKey(email: string, activated = true): Key {
  count += 1
  return { ...times, id: `e${count}`, name: email, type: 'email', email, activated }
}

const feature: Key = { ...times, id: 'f', name: 'Beta', type: 'feature', featureName: 'beta' }

function account(keys: Key[], email: string | null = null, emailVerified = email !== null) {
  return { keys, email, emailVerified }
}

const kindsOf = (of: ReturnType<typeof account>) => thingsOf(of).map(({ kind }) => kind)

describe('the sign-in methods of an account', () => {
  it('are its browsers, passkeys and mailboxes; nothing pending, and no feature', () => {
    expect(kindsOf(account([browser(), passkey(), emailKey('a@x.example'), feature], 'b@x.example'))).toEqual(
      ['browser', 'passkey', 'mailbox', 'mailbox'],
    )
    expect(kindsOf(account([browser(), emailKey('a@x.example', false)], 'b@x.example', false))).toEqual([
      'browser',
    ])
  })

  it('count an address once that is both recovery address and e-mail key', () => {
    const both = account([browser(), emailKey('a@x.example')], 'a@x.example')
    expect(thingsOf(both).filter(({ kind }) => kind === 'mailbox')).toEqual([
      { id: 'mailbox:a@x.example', kind: 'mailbox', name: 'a@x.example' },
    ])
  })

  it('count a provider with two passkeys once, and two unknown providers as two', () => {
    const known = { synced: true, provider: '1Password' }
    expect(kindsOf(account([passkey(known), passkey(known)]))).toEqual(['passkey', 'provider', 'passkey'])
    expect(kindsOf(account([passkey({ synced: true }), passkey({ synced: true })]))).toEqual([
      'passkey',
      'provider',
      'passkey',
      'provider',
    ])
    expect(kindsOf(account([passkey({ provider: 'Windows Hello' })]))).toEqual(['passkey'])
  })
})

describe('the places of an account', () => {
  const kindsIn = (of: ReturnType<typeof account>) =>
    placesOf(of).map((place) => place.map(({ kind }) => kind))

  function browserOf(browserId: string): Key {
    count += 1
    return { ...times, id: `b${count}`, name: 'Any', type: 'browser', browserId, current: false }
  }

  it('put a passkey that is not synced with the browser it was made in, and no other one', () => {
    const keys = [browserOf('laptop'), browserOf('phone'), passkey({ browserId: 'phone' }), passkey()]
    expect(kindsIn(account(keys))).toEqual([['browser'], ['browser', 'passkey'], ['passkey']])
  })

  it('leave a synced passkey with its provider, wherever it was made', () => {
    const synced = { synced: true, provider: '1Password', browserId: 'laptop' }
    const keys = [browserOf('laptop'), passkey(synced), passkey({ ...synced, browserId: 'phone' })]
    expect(kindsIn(account(keys))).toEqual([['browser'], ['passkey', 'provider', 'passkey']])
  })

  it('have a row for each browser key; a passkey of two browser keys is with neither', () => {
    const two = [passkey({ browserId: 'laptop' }), passkey({ browserId: 'laptop' })]
    expect(kindsIn(account([...two, browserOf('phone')]))).toEqual([['passkey', 'passkey'], ['browser']])
    expect(kindsIn(account([browserOf('laptop'), ...two, browserOf('laptop')]))).toEqual([
      ['browser'],
      ['passkey', 'passkey'],
      ['browser'],
    ])
  })

  it('count an address once', () => {
    expect(kindsIn(account([emailKey('a@x.example'), emailKey('b@x.example')], 'a@x.example'))).toEqual([
      ['mailbox'],
      ['mailbox'],
    ])
  })
})

describe('a lock-out forecast', () => {
  it('has every single method and every pair, with what is left', () => {
    const things = thingsOf(account([browser(), passkey()], 'a@x.example'))
    const losses = forecast(things)
    expect(losses.map(({ lost }) => lost.length)).toEqual([1, 1, 1, 2, 2, 2])
    for (const { lost, waysIn, locked } of losses) {
      expect(new Set([...lost, ...waysIn])).toEqual(new Set(things))
      expect(lost.length + waysIn.length).toBe(things.length)
      expect(locked).toBe(false)
    }
    expect(without(things, things)).toEqual({ lost: things, waysIn: [], locked: true })
  })

  it('of a guest says that losing the browser loses the account', () => {
    const things = thingsOf(account([browser()]))
    expect(forecast(things)).toEqual([{ lost: things, waysIn: [], locked: true }])
  })

  it('of a synced passkey requires the loss of both its device and its provider', () => {
    const locked = forecast(thingsOf(account([passkey({ synced: true, provider: '1Password' })]))).filter(
      (loss) => loss.locked,
    )
    expect(locked.map(({ lost }) => lost.map(({ kind }) => kind))).toEqual([['passkey', 'provider']])
  })

  it('has no pairs of more than 32 methods, because no two of these are the last', () => {
    const pairsOf = (many: number) =>
      forecast(thingsOf(account(Array.from({ length: many }, () => browser())))).filter(
        ({ lost }) => lost.length === 2,
      ).length
    expect(pairsOf(32)).toBe((32 * 31) / 2)
    expect(pairsOf(33)).toBe(0)
  })
})

/** A few names, so that two keys may share a provider or a mailbox. */
const address = fc.constantFrom('a@x.example', 'b@x.example', 'c@x.example')
const provider = fc.option(fc.constantFrom('1Password', 'iCloud Keychain'), { nil: undefined })
const anyKey = fc.oneof(
  fc.constant(null).map(() => browser()),
  fc
    .record({ synced: fc.boolean(), provider })
    .map(({ synced, provider: of }) => passkey({ synced, ...(of && { provider: of }) })),
  fc.tuple(address, fc.boolean()).map(([email, activated]) => emailKey(email, activated)),
  fc.constant(feature),
)
const anyAccount = fc.record({
  keys: fc.array(anyKey, { maxLength: 9 }),
  email: fc.option(address),
  emailVerified: fc.boolean(),
})

/** Whether a person who lost these gets in: by a key that something left opens, or by a mailed link. */
function isOpen({ keys, email, emailVerified }: ReturnType<typeof account>, lost: string[]) {
  const has = (id: string) => !lost.includes(id)
  const opens = (key: Key) => {
    if (key.type === 'browser') return has(key.id)
    if (key.type === 'passkey')
      return has(key.id) || (key.synced && has(`provider:${key.provider ?? key.id}`))
    return key.type === 'email' && key.activated && has(`mailbox:${key.email}`)
  }
  return keys.some(opens) || (emailVerified && email !== null && has(`mailbox:${email}`))
}

/** Every subset of a list, the empty one included. */
function subsetsOf<T>([first, ...rest]: T[]): T[][] {
  if (first === undefined) return [[]]
  return subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]])
}

it('every thing is in exactly one place', () => {
  fc.assert(
    fc.property(anyAccount, (of) => {
      const ids = (things: { id: string }[]) => things.map(({ id }) => id).sort()
      expect(ids(placesOf(of).flat())).toEqual(ids(thingsOf(of)))
    }),
  )
})

it('after any loss, the account is locked exactly when nothing is left that opens it', () => {
  fc.assert(
    fc.property(anyAccount, (of) => {
      const things = thingsOf(of)
      for (const lost of subsetsOf(things.slice(0, 8))) {
        const ids = lost.map(({ id }) => id)
        expect({ of, ids, locked: without(things, lost).locked }).toEqual({
          of,
          ids,
          locked: !isOpen(of, ids),
        })
      }
      for (const { lost, waysIn, locked } of forecast(things)) {
        const ids = lost.map(({ id }) => id)
        expect(waysIn.map(({ id }) => id)).toEqual(
          things.map(({ id }) => id).filter((id) => !ids.includes(id)),
        )
        expect({ of, ids, locked }).toEqual({ of, ids, locked: !isOpen(of, ids) })
      }
    }),
  )
})

describe('the next step', () => {
  const [a, b] = ['a@x.example', 'b@x.example']
  it.each([
    ['a guest', account([browser()]), 'add_passkey'],
    ['a guest whose address is pending', account([browser()], a, false), 'add_passkey'],
    ['a passkey alone', account([browser(), passkey()]), 'add_email'],
    ['a passkey and a pending email key', account([passkey(), emailKey(a, false)]), 'add_email'],
    ['an address alone', account([browser()], a), 'add_passkey'],
    ['two addresses, no passkey', account([emailKey(b)], a), 'add_passkey'],
    ['one of each', account([passkey()], a), 'second_passkey'],
    ['one of each, by email key', account([passkey(), emailKey(a)]), 'second_passkey'],
    ['two passkeys, one address', account([passkey(), passkey()], a), 'add_email_key'],
    ['two passkeys, one address twice', account([passkey(), passkey(), emailKey(a)], a), 'add_email_key'],
    ['two of each', account([passkey(), passkey(), emailKey(b)], a), null],
    ['one passkey, two addresses', account([passkey(), emailKey(b)], a), null],
  ])('of %s', (_, of, step) => {
    expect(nextStepOf(of)).toBe(step)
  })
})
