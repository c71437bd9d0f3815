import { useState } from 'react'
import { navigate } from '#client/lib/navigation.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './feed-unusable.module.css'
import { TailNote } from './tail-note.tsx'

const TITLE_ID = 'unusable-title'

/** For unreadable posts: a dialog. After Escape, the same text is below the last post. */
export function FeedUnusable({ onTryAgain }: { onTryAgain: () => void }) {
  const [isClosed, setClosed] = useState(false)

  const note = (
    <TailNote pose="lost">
      <WhatHappened onTryAgain={onTryAgain} />
    </TailNote>
  )
  if (isClosed) return note
  return (
    <Modal className={styles.dialog} labelledBy={TITLE_ID} onEscape={() => setClosed(true)}>
      {note}
    </Modal>
  )
}

function WhatHappened({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <h2 id={TITLE_ID}>These posts cannot be read</h2>
      <p>The posts did not load properly. Please try again.</p>
      <Actions>
        <Button look="door" onClick={onTryAgain}>
          Try Again
        </Button>
        <Button onClick={() => navigate(pages.home)}>Go Home</Button>
      </Actions>
    </>
  )
}
