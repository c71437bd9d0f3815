import { ForecastLine } from '#client/account-protection/lockout-forecast-line.tsx'
import { useKeys } from '#client/cache/use-keys.ts'
import { nameKeys } from '#client/layout/key-names.ts'
import { BlankTag, KeyTag, KeyTags } from '#client/layout/key-tag.tsx'
import { hintWayIn } from '#client/layout/say-way-in.ts'
import { sayDay, sayMoment } from '#client/lib/say-date.ts'
import { thisDevice } from '#client/lib/this-device.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/account.ts'
import type { Key } from '#shared/keys.ts'
import { keyPath, pages } from '#shared/routes.ts'

export function KeysSection({ account, mayHavePasskey }: { account: Account; mayHavePasskey: boolean }) {
  const { keys, problem, retry } = useKeys()
  const lacksPasskey = keys !== null && !keys.some((key) => key.type === 'passkey')

  return (
    <Section title="Keys" action={<ButtonLink to={pages.addKey}>Add Key</ButtonLink>}>
      <p className="visually-hidden" role="status">
        {keys === null && !problem && 'Loading your keys...'}
      </p>
      <ForecastLine account={account} />
      {problem ? (
        <Notice kind="error" action={retry && <Button onClick={retry}>Retry</Button>}>
          <p>{problem}</p>
        </Notice>
      ) : (
        <KeyRing keys={keys} />
      )}
      {mayHavePasskey && lacksPasskey && (
        <Notice kind="info">
          <p>
            Next time, skip the mail: <Link to={pages.passkeySetup}>set up a passkey</Link> and sign in with
            your fingerprint, face or PIN.
          </p>
        </Notice>
      )}
    </Section>
  )
}

function KeyRing({ keys }: { keys: Key[] | null }) {
  if (keys === null) {
    return (
      <KeyTags>
        <BlankTag />
        <BlankTag />
      </KeyTags>
    )
  }

  const names = nameKeys(keys, thisDevice())
  return (
    <KeyTags>
      {keys.map((key) => (
        <KeyTag
          key={key.id}
          to={keyPath(key)}
          kind={key.type}
          name={names.get(key.id) ?? key.name}
          isHere={key.type === 'browser' && key.current}
          more={sayUse(key)}
        >
          {[sayKind(key), `created ${sayMoment(key.createdAt)}`].join(', ')}
        </KeyTag>
      ))}
    </KeyTags>
  )
}

function sayKind(key: Key) {
  if (key.type === 'passkey') return 'Passkey'
  if (key.type === 'email') return key.activated ? 'Email key' : 'Email key, Pending Activation'
  if (key.type === 'browser') return key.current ? key.name : 'Browser key'
  return 'Feature key'
}

/** What tells one key from another of the same name. Each browser has one holder, and not every one need be you. */
function sayUse(key: Key) {
  const isHere = key.type === 'browser' && key.current
  const wayIn = key.type === 'browser' ? hintWayIn(key) : null
  return [
    wayIn === null ? [] : `came in by ${wayIn}`,
    isHere || key.lastUsed === null ? [] : `used ${sayDay(key.lastUsed)}`,
    key.leavesAt ? `leaves on ${sayMoment(key.leavesAt)}` : [],
    key.waitsUntil ? `waits until ${sayMoment(key.waitsUntil)}` : [],
  ].flat()
}
