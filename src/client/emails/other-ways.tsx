import { useEffect, useRef } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import { formatMoment } from '#client/lib/format-date.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Row, Rows } from '#client/ui/rows.tsx'
import { pages } from '#shared/page-paths.ts'
import type { useOtherWays } from './use-other-ways.ts'

type OtherWaysProps = { others: ReturnType<typeof useOtherWays> }

/** The account's other sign-in methods: a user who signed in by mail may not know them. */
export function OtherWays({ others }: OtherWaysProps) {
  const { ways, browsers, isClosed } = others
  const goOn = useRef<HTMLAnchorElement>(null)

  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (isClosed) goOn.current?.focus()
  }, [isClosed])

  return (
    <>
      <p role="status">{isClosed && 'The other browsers are signed out.'}</p>
      {others.problem && (
        <Notice kind="error">
          <p>{others.problem}</p>
        </Notice>
      )}
      {ways !== null && ways.length > 0 && (
        <>
          <p>
            These can open your account, too. If you do not know all of them, sign out the other browsers:
          </p>
          <Rows>
            {ways.map((way) => (
              <Row key={way.id} label={way.type === 'browser' ? 'Browser' : 'Passkey'}>
                {`${way.name}, since ${formatMoment(way.createdAt)}`}
              </Row>
            ))}
          </Rows>
        </>
      )}
      {((ways !== null && ways.length > 0) || isClosed) && (
        <Actions>
          <ButtonLink ref={goOn} look="door" to={pages.account} replace>
            Go to account
          </ButtonLink>
          {browsers.length > 0 && (
            <Button isBusy={others.isClosing} onClick={others.signOutOtherBrowsers}>
              Sign out other browsers
            </Button>
          )}
        </Actions>
      )}
      {others.step satisfies Elements}
    </>
  )
}
