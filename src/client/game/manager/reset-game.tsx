import { useState } from 'react'
import { useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

export function ResetGame() {
  const store = useGameStore()
  const [isAsking, setIsAsking] = useState(false)

  function reset() {
    setIsAsking(false)
    store.dispatch({ type: 'reset' })
  }

  return (
    <>
      <Button look="link" onClick={() => setIsAsking(true)}>
        Reset game
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Start anew?"
        stay="Keep playing"
        goOn="Reset"
        onStay={() => setIsAsking(false)}
        onGoOn={reset}
      >
        <p>Your job, your cash, your errands and everything you bought are forgotten.</p>
      </ConfirmDialog>
    </>
  )
}
