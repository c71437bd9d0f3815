import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { TailNote } from './tail-note.tsx'

export function FeedUnavailable({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert">
      <TailNote pose="asleep">
        <h2>Feed temporarily unavailable</h2>
        <p>We could not load more posts. The ones you see stay.</p>
        <Actions>
          <Button look="door" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        </Actions>
      </TailNote>
    </div>
  )
}
