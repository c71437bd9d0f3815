import { useState } from 'react'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'

/** Breaks on purpose, in each way that a page can break, to show the result. */
export default function ErrorTestPage() {
  const [isBroken, setBroken] = useState(false)

  if (isBroken) throw new Error('Thrown on purpose while the page was drawn')

  return (
    <GhostPage
      title="Error Test"
      lead="Each button breaks the page on purpose. The error dialog should open, and the error log should list it."
      pose="lost"
    >
      <Actions isStacked>
        <Button onClick={() => setBroken(true)}>Throw while rendering</Button>
        <Button onClick={throwInHandler}>Throw in a handler</Button>
        <Button onClick={rejectPromise}>Reject a promise</Button>
      </Actions>
    </GhostPage>
  )
}

function throwInHandler() {
  throw new Error('Thrown on purpose in a handler')
}

async function rejectPromise() {
  throw new Error('Rejected on purpose in a promise')
}
