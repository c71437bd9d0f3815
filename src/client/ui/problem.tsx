import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type ProblemProps = { says: string | null; action?: ReactNode }

/** What went wrong with what somebody just did, in the sentence that the refusal came with; nothing while nothing has. */
export function Problem({ says, action }: ProblemProps) {
  if (says === null) return null
  return (
    <Notice kind="error" action={action}>
      <p>{says}</p>
    </Notice>
  )
}
