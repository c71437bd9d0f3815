import { TailNote } from './tail-note.tsx'

export function FeedEnd({ isEmpty }: { isEmpty: boolean }) {
  return (
    <TailNote pose="waving">
      <h2>You've reached the end!</h2>
      <p>
        {isEmpty
          ? 'Nobody has put anything out yet. The tables are empty, the lamp is on.'
          : 'That was the last table. Everybody here will dig out more, given a rainy weekend.'}
      </p>
    </TailNote>
  )
}
