import type { ReactNode } from 'react'
import { failedRequest } from '#client/lib/failed-requests.ts'
import { Notice } from './notice.tsx'
import styles from './problem.module.css'

type ProblemProps = { says: string | null; action?: ReactNode }

/**
 * Why the user's last action failed, in the sentence of the refusal. With the request's id, when the operator may have to
 * look it up. Renders nothing without a failure.
 */
export function Problem({ says, action }: ProblemProps) {
  if (says === null) return null
  const request = failedRequest(says)
  return (
    <Notice kind="error" action={action}>
      <p>{says}</p>
      {request && <p className={styles.request}>{`Request ${request}`}</p>}
    </Notice>
  )
}
