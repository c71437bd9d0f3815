import { sayExactMoment } from '#client/lib/say-date.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Change } from '#shared/changes.ts'
import { sayEntry } from '#shared/journal-words.ts'
import { useChanges } from './use-changes.ts'

/** What another browser has changed, one change at a time, and the two things that can be said of it. */
export function ChangesSlip() {
  const { unknown, know, undo, doing, problem } = useChanges()
  const [change] = unknown
  if (change === undefined) return null
  const isBusy = doing !== null

  return (
    <Notice kind="warning">
      <p>
        {unknown.length > 1 ? `${sayChange(change)} And ${sayMore(unknown.length - 1)}.` : sayChange(change)}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <Actions>
        <Button isHeld={isBusy} onClick={() => know(change.id)}>
          That was me
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={() => undo(change.id)}>
          Undo and sign that browser out
        </Button>
      </Actions>
    </Notice>
  )
}

function sayChange({ event, key, at, browser }: Change) {
  const { what, about } = sayEntry({ event, key, detail: null })
  const of = about === null ? '' : ` (${about})`
  const by = browser === null ? 'by a mailed link' : `in ${browser}`
  return `${what}${of}, ${by}, on ${sayExactMoment(at)}. Was that you?`
}

function sayMore(count: number) {
  return count === 1 ? 'one more change' : `${count} more changes`
}
