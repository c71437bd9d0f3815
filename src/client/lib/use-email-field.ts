import { useState } from 'react'
import { emailProblemOf, normalizeEmailAddress } from '#shared/email-address.ts'

/** An address that is being typed. It is not called wrong before the field was left or edited. */
export function useEmailField(initial: string) {
  const [email, setText] = useState(initial)
  const [isTouched, setTouched] = useState(false)

  function setEmail(text: string) {
    setText(text)
    setTouched(true)
  }

  function clearEmail() {
    setText('')
    setTouched(false)
  }

  return {
    email,
    /** The normalised address; null while it is not valid. */
    address: normalizeEmailAddress(email),
    emailProblem: isTouched ? emailProblemOf(email) : null,
    setEmail,
    clearEmail,
    leaveEmailField: () => setTouched(true),
    /** The field appears again: its content has not been left yet. */
    openEmailField: () => setTouched(false),
  }
}
