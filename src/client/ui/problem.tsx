import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type ProblemProps = { says: string | null; action?: ReactNode }

/** Why the user's last action failed, in the sentence of the refusal. Renders nothing without a failure. */
export function Problem({ says, action }: ProblemProps) {
  if (says === null) return null
  return (
    <Notice kind="error" action={action}>
      <p>{says}</p>
    </Notice>
  )
}
