import { useState } from 'react'
import { emailProblemOf, normalizeEmailAddress } from '#shared/email-address.ts'

/** An address being typed. It is not called wrong before the field was left or edited. */
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
    /** The normal form, null while there is none. */
    address: normalizeEmailAddress(email),
    emailProblem: isTouched ? emailProblemOf(email) : null,
    setEmail,
    clearEmail,
    leaveEmailField: () => setTouched(true),
    /** The field is shown anew: what is in it has not been left yet. */
    openEmailField: () => setTouched(false),
  }
}
