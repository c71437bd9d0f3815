import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { useEndedKey } from './use-ended-key.ts'

/** What a browser that was signed out from elsewhere says at the door: whoever is here may know nothing of it. */
export function EndedKey() {
  const { isEnded, undo, isBusy, problem } = useEndedKey()

  return (
    <>
      <Problem says={problem} />
      {isEnded && (
        <Notice kind="info">
          <p>This browser was signed out from elsewhere. If that was not you, undo it.</p>
          <Button look="link" isBusy={isBusy} onClick={undo}>
            Undo and sign that browser out
          </Button>
        </Notice>
      )}
    </>
  )
}
