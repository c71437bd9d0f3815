import { Notice } from './notice.tsx'

/** What went wrong with what somebody just did, in the sentence that the refusal came with; nothing while nothing has. */
export function Problem({ says }: { says: string | null }) {
  if (says === null) return null
  return (
    <Notice kind="error">
      <p>{says}</p>
    </Notice>
  )
}
