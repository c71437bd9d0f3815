import { messageOf } from '#client/lib/error-log.ts'
import { later } from '#client/lib/later.ts'
import { maskSecrets } from '#client/lib/mask-secrets.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { pages } from '#shared/page-paths.ts'

const loadScreen = later(() => import('./error-screen.tsx').then(({ ErrorScreen }) => ErrorScreen))

/** The error screen is rare and is loaded when something has broken. The same fault may also prevent its loading. */
export function Broken({ error }: { error: unknown }) {
  const Screen = useNeeded(true, loadScreen)

  if (Screen === undefined) return null
  return Screen ? <Screen error={error} /> : <PlainScreen error={error} />
}

/** The same as plain text. */
function PlainScreen({ error }: { error: unknown }) {
  return (
    <main id="main">
      <div role="alert">
        <h1>Oops, Our Bad!</h1>
        <p>{maskSecrets(messageOf(error))}</p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            Refresh
          </button>{' '}
          <a href={pages.home}>Home</a>
        </p>
      </div>
    </main>
  )
}
