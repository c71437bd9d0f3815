import { failures } from '#client/api/failures.ts'
import { Niche } from '#client/drawings/niche.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Page } from '#client/layout/page-frame.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { useLocation } from '#client/lib/navigation.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Key } from '#shared/credentials.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { canonicalPath, keyPages, pages } from '#shared/page-paths.ts'
import { HangingKey } from './hanging-key.tsx'
import { KeyActions } from './key-actions.tsx'
import { BlankKeyTable, KeyTable } from './key-table.tsx'
import { NameKey } from './name-key.tsx'
import { useKey } from './use-key.ts'

const words: Record<Key['type'], { title: string; lead: string; missing: string }> = {
  passkey: {
    title: 'Passkey',
    lead: 'You sign in with it by fingerprint, face or PIN, and nobody can trick you into giving it away.',
    missing: errorCatalogue.passkeyNotFound.sentence,
  },
  email: {
    title: 'Email Key',
    lead: 'A link mailed to this address signs in whoever opens it.',
    missing: errorCatalogue.emailKeyNotFound.sentence,
  },
  browser: {
    title: 'Browser Key',
    lead: 'It keeps one browser signed in. Without it, that browser has to sign in again.',
    missing: errorCatalogue.browserKeyNotFound.sentence,
  },
  feature: {
    title: 'Feature Key',
    lead: 'It opens something extra behind the door. Nobody signs in with it.',
    missing: errorCatalogue.featureKeyNotFound.sentence,
  },
}

export default function KeyPage() {
  const path = canonicalPath(useLocation().pathname)
  return <KeyAt key={path} path={path} type={typeOf(path)} />
}

function KeyAt({ path, type }: { path: string; type: Key['type'] }) {
  const { title, lead, missing } = words[type]
  const { key, keys, name, isMissing, hasFailed, problem, retry, steps, ...deeds } = useKey(path)
  const isLoading = key === null && !hasFailed

  if (isMissing) return <MissingKey title={missing} />
  return (
    <Page
      title={title}
      lead={lead}
      picture={
        <Niche>
          <HangingKey kind={type} />
        </Niche>
      }
    >
      <p className="visually-hidden" role="status">
        {isLoading && 'Loading your key...'}
      </p>
      {hasFailed && (
        <Notice kind="error" action={retry && <Button onClick={retry}>Retry</Button>}>
          <p>{failures.loadKey}</p>
          {problem && <p>{problem}</p>}
        </Notice>
      )}
      {key?.type === 'browser' && key.current && (
        <Notice kind="info">
          <p>This is your current browser session</p>
        </Notice>
      )}
      {isLoading && <BlankKeyTable type={type} />}
      {key && <KeyTable of={key} name={name} keys={keys} />}
      {key && !key.waitsUntil && <NameKey key={key.name} of={key} />}
      {key && <KeyActions of={key} {...deeds} />}
      {key === null && hasFailed && <BackToAccount />}
      {steps[0] satisfies Elements}
      {steps[1] satisfies Elements}
    </Page>
  )
}

function MissingKey({ title }: { title: string }) {
  return (
    <GhostPage title={title} lead="It may have been deleted, here or in another browser." pose="lost">
      <BackToAccount />
    </GhostPage>
  )
}

function BackToAccount() {
  return (
    <Actions>
      <ButtonLink to={pages.account}>Back to Account</ButtonLink>
    </Actions>
  )
}

function typeOf(path: string) {
  // The router uses this page for four folders only; the fourth one is for feature keys.
  const types = ['passkey', 'email', 'browser'] as const
  return types.find((type) => path.startsWith(`${keyPages[type]}/`)) ?? 'feature'
}
