import { describeTold } from '#client/lib/describe-told.ts'
import { Row, Rows } from '#client/ui/rows.tsx'
import { WholeName } from '#client/ui/whole-name.tsx'
import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'
import {
  capitalized,
  PERSONAL_CHANGES,
  type PersonalChange,
  personalChanges,
} from '#shared/personal-fields.ts'

/** Everything that a deletion removes, with the figures of this account. */
export function DeletedThings({ account }: { account: Account }) {
  const { emails, keys, upid } = account
  const addresses = Object.entries(emails)

  return (
    <Rows>
      {PERSONAL_CHANGES.map((change) => (
        <PersonalRow key={change} change={change} account={account} />
      ))}
      <Row label={addresses.length === 1 ? 'Address' : 'Addresses'}>
        {addresses.length === 0
          ? 'None'
          : addresses.map(([address, { verified }]) => (
              <div key={address}>
                <WholeName>{address}</WholeName>
                {!verified && <span> (pending)</span>}
              </div>
            ))}
      </Row>
      <Row label="Keys">{describeKeys(keys)}</Row>
      <Row label="Account Id">{upid}</Row>
    </Rows>
  )
}

function PersonalRow({ change, account }: { change: PersonalChange; account: Account }) {
  const { kind, noun } = personalChanges[change]
  const told = describeTold(change, account)

  return (
    <Row label={capitalized(noun)}>
      {told === null ? 'None' : kind === 'name' ? <WholeName>{told}</WholeName> : told}
    </Row>
  )
}

const NOUNS: Record<Key['type'], string> = {
  passkey: 'passkey',
  email: 'email key',
  browser: 'browser key',
  feature: 'feature key',
}

/** '4 keys: 1 passkey, 1 email key and 2 browser keys' */
function describeKeys(keys: Key[]) {
  const kinds = Object.entries(NOUNS).flatMap(([type, noun]) => {
    const { length } = keys.filter((key) => key.type === type)
    return length === 0 ? [] : [counted(length, noun)]
  })
  const listed = new Intl.ListFormat('en').format(kinds)
  return kinds.length > 1 ? `${counted(keys.length, 'key')}: ${listed}` : listed
}

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
