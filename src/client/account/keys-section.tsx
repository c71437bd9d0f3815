import { useKeys } from '#client/cache/use-keys.ts'
import { BlankTag, KeyTag, KeyTags } from '#client/layout/key-tag.tsx'
import { hintWayIn } from '#client/layout/say-way-in.ts'
import { sayExactMoment, sayMoment } from '#client/lib/say-date.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Section } from '#client/ui/section.tsx'
import type { BrowserKey, Key } from '#shared/keys.ts'
import { keyPath, pages } from '#shared/routes.ts'

export function KeysSection({ mayHavePasskey }: { mayHavePasskey: boolean }) {
  const { keys, problem, retry } = useKeys()
  const lacksPasskey = keys !== null && !keys.some((key) => key.type === 'passkey')

  return (
    <Section title="Keys" action={<ButtonLink to={pages.addKey}>Add Key</ButtonLink>}>
      <p className="visually-hidden" role="status">
        {keys === null && !problem && 'Loading your keys...'}
      </p>
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
            There is a shorter way in: <Link to={pages.passkeySetup}>set up a passkey</Link> and open the door
            with this device.
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

  return (
    <KeyTags>
      {keys.map((key) => (
        <KeyTag
          key={key.id}
          to={keyPath(key)}
          kind={key.type}
          name={key.name}
          isHere={key.type === 'browser' && key.current}
          more={key.type === 'browser' ? sayHolder(key) : []}
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
  if (key.type === 'browser') return key.current ? 'This browser' : 'Browser key'
  return 'Feature key'
}

/** What tells one browser from another of the same name: each has one holder, and not every one need be you. */
function sayHolder(key: BrowserKey) {
  const wayIn = hintWayIn(key)
  const lastUsed = key.current ? null : key.lastUsed
  return [
    wayIn === null ? [] : `came in by ${wayIn}`,
    lastUsed === null ? [] : `last used ${sayExactMoment(lastUsed)}`,
  ].flat()
}
