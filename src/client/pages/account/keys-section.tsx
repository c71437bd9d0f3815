import { useKeys } from '#client/cache/use-keys.ts'
import { SignOutElsewhere } from '#client/credentials/sign-out-elsewhere.tsx'
import { describeForecast } from '#client/layout/describe-forecast.ts'
import { lastUseOf } from '#client/layout/describe-last-use.ts'
import { hintWayIn } from '#client/layout/describe-sign-in-method.ts'
import { isHere, nameKeys } from '#client/layout/key-names.ts'
import { BlankTag, KeyTag, KeyTags } from '#client/layout/key-tag.tsx'
import { formatDay, formatMoment } from '#client/lib/format-date.ts'
import { thisDevice } from '#client/lib/this-device.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'
import { keyPath, pages } from '#shared/page-paths.ts'
import { browserOfPasskey } from '#shared/sign-in-methods.ts'

export function KeysSection({ account, mayHavePasskey }: { account: Account; mayHavePasskey: boolean }) {
  const { keys, problem, retry } = useKeys()
  const lacksPasskey = keys !== null && !keys.some((key) => key.type === 'passkey')

  return (
    <Section title="Keys" action={<ButtonLink to={pages.addKey}>Add Key</ButtonLink>}>
      <p className="visually-hidden" role="status">
        {keys === null && !problem && 'Loading your keys...'}
      </p>
      <p>
        A key is a way to sign in: a browser that stays signed in, a passkey, or links to an address of yours.
      </p>
      <LockoutForecastLine account={account} />
      {problem ? (
        <Notice kind="error" action={retry && <Button onClick={retry}>Retry</Button>}>
          <p>{problem}</p>
        </Notice>
      ) : (
        <KeyRing keys={keys} />
      )}
      {keys && <SignOutElsewhere keys={keys} />}
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

/** The line above the keys that says whether they are enough. */
function LockoutForecastLine({ account }: { account: Account }) {
  return (
    <p>
      <span>{describeForecast(account, thisDevice())}</span>{' '}
      <Link to={pages.forecast}>What if I lose something?</Link>
    </p>
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
          more={describeUse(key)}
        >
          {[...describeKind(key, keys), `created ${formatMoment(key.createdAt)}`].join(', ')}
        </KeyTag>
      ))}
    </KeyTags>
  )
}

function describeKind(key: Key, keys: Key[]) {
  return [describeType(key), describeDevice(key, keys), key.device].filter((part) => part !== undefined)
}

function describeType(key: Key) {
  if (key.type === 'passkey') return 'Passkey'
  if (key.type === 'email') return key.activated ? 'Email key' : 'Email key, Pending Activation'
  if (key.type === 'browser') return key.current && key.device === undefined ? key.name : 'Browser key'
  return 'Feature key'
}

/** Where a passkey was made: two of the same name may be on two devices. */
function describeDevice(key: Key, keys: Key[]) {
  if (key.type !== 'passkey') return undefined
  if (key.synced) return 'synced'
  const browser = browserOfPasskey(key, keys)
  if (browser === null) return undefined
  return isHere(browser) ? 'made in this browser' : `made in ${browser.name}`
}

/** Distinguishes keys of the same name. Somebody else may use a browser in the list, so its sign-in method is shown. */
function describeUse(key: Key) {
  const signInMethod = key.type === 'browser' ? hintWayIn(key) : null
  return [
    signInMethod === null ? [] : `signed in with ${signInMethod}`,
    describeLastUse(key) ?? [],
    key.leavesAt ? `will be removed on ${formatMoment(key.leavesAt)}` : [],
    key.waitsUntil ? `will be added on ${formatMoment(key.waitsUntil)}` : [],
  ].flat()
}

/** Null where there is nothing to use: a feature is on all the time, and what waits opens nothing yet. */
function describeLastUse(key: Key) {
  if (key.type === 'feature' || key.waitsUntil) return null
  const lastUse = lastUseOf(key)
  if (lastUse === null) return 'not used yet'
  return lastUse === 'now' ? 'in use now' : `used ${formatDay(lastUse)}`
}
