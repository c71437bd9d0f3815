import { emailKeys } from './email-keys.ts'
import { keyList } from './key-list.ts'
import { links } from './links.ts'
import { passkeys } from './passkeys.ts'
import { recovery } from './recovery.ts'
import { sessions } from './sessions.ts'
import type { Step } from './step.ts'

/** What each call does, step by step. */
const specification: Record<string, Step[]> = {
  ...sessions,
  ...passkeys,
  ...links,
  ...emailKeys,
  ...recovery,
  ...keyList,
}

export function stepsOf(procedure: string): Step[] {
  const steps = specification[procedure]
  if (!steps) throw new Error(`The model does not know ${procedure}`)
  return steps
}
