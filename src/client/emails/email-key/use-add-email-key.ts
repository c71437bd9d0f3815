import type { FormEvent } from 'react'
import { failures } from '#client/api/failures.ts'
import { useMailWait } from '#client/api/waits.ts'
import { useRequestEmailKey } from '#client/cache/use-request-email-key.ts'
import { useAsking } from '#client/emails/use-asking.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { useEmailField } from '#client/lib/use-email-field.ts'
import { pages } from '#shared/page-paths.ts'

/** The address of a new e-mail key. The mail to it is sent from here, and the next page asks for its code. */
export function useAddEmailKey() {
  const field = useEmailField('')
  const { requestEmailKey, step } = useRequestEmailKey()
  const { doing, problem, ask } = useAsking()
  const { address } = field
  const secondsLeft = useMailWait(address)
  const isSending = doing !== null

  async function send(event: FormEvent) {
    event.preventDefault()
    field.leaveEmailField()
    if (address === null || isSending) return
    const arrival = await ask('mail', () => requestEmailKey(address), failures.sendEmailKey)
    if (arrival !== null) navigate(pages.activateEmailKey, { state: arrival })
  }

  return { field, isSending, canSend: address !== null, problem, secondsLeft, send, step }
}
