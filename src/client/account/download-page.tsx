import { useState } from 'react'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { note } from '#client/lib/note.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/routes.ts'

export default function DownloadPage() {
  const [hasAsked, setAsked] = useState(false)

  function requestSnapshot() {
    note('A data snapshot was requested. Requests are not implemented yet: nothing was sent.')
    setAsked(true)
  }

  return (
    <GhostPage
      title="Data Download"
      lead="A copy of everything we keep about you, in one parcel."
      pose="letter"
    >
      <Section title="How a snapshot works">
        <p>
          You ask for a snapshot, and we gather what belongs to your account as it is at that moment: your
          name, your birthday, your addresses and your keys, never their secrets.
        </p>
        <p>
          Processing takes minutes, or up to 30 days when there is much to gather. What you do in Rummage
          World stays in this browser, so it is not part of it.
        </p>
      </Section>
      <Section title="Ask for yours">
        <p>This is not there yet. The button is, and nobody is behind it: no snapshot will be made.</p>
        <div role="status">
          {hasAsked && (
            <Notice kind="info">
              <p>Nothing was sent, because data snapshots are not there yet. Please come back another day.</p>
            </Notice>
          )}
        </div>
        <Actions>
          <Button look="door" onClick={requestSnapshot}>
            Request Data Snapshot
          </Button>
          <ButtonLink to={pages.account}>Back to Account</ButtonLink>
        </Actions>
      </Section>
    </GhostPage>
  )
}
