import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useMailWait, useResendWait } from '#client/api/waits.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { describeDeparture } from '#client/layout/describe-departure.ts'
import { describeLeft } from '#client/layout/describe-forecast.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { navigate, useLocation } from '#client/lib/navigation.tsx'
import { thisDevice } from '#client/lib/this-device.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { changesHere, onChanges } from '#client/sessions/changes-here.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import type { Account } from '#shared/accounts.ts'
import { emailProblemOf, normalizeEmailAddress } from '#shared/email-address.ts'
import { trimInvisible } from '#shared/hidden-characters.ts'
import { pages } from '#shared/page-paths.ts'
import { useAskVerification } from './use-ask-verification.ts'
import { useAsking } from './use-asking.ts'

const UNCHANGED = 'Email has not changed'

/** The recovery e-mail of an account: its value, its change, another code, and its removal. */
export function useRecoveryEmail(account: Account) {
  const { state } = useLocation()
  const asking = useAsking()
  const { askVerification, step: mailStep } = useAskVerification()
  const { prove, step } = useProof()
  const changes = useExternalStore(onChanges, changesHere)
  const { mutateAsync: removeRecovery } = useMutation(useProcedures().email.removeRecovery.mutationOptions())
  const verified = account.emailVerified ? account.email : null
  const pending = account.pendingEmail ?? (account.emailVerified ? null : account.email)
  const current = verified ?? pending

  /** Null until something is typed. Until then the field shows the account's value, also when that changes. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  useLeaveSoon(isDeleted, pages.account)

  const email = typed ?? arrivalEmail(state) ?? current ?? ''
  const address = normalizeEmailAddress(email)
  const isUnchanged = address !== null && address === current
  const canUpdate = address !== null && !isUnchanged
  const mayDelete = current !== null && typed !== null && trimInvisible(typed) === ''

  function problemOfField() {
    if (mayDelete || (typed === null && !isLeft)) return null
    return isUnchanged ? UNCHANGED : emailProblemOf(email)
  }

  function edit(text: string) {
    setTyped(text)
    setConfirming(false)
  }

  async function sendCodeTo(to: string) {
    const answer = await asking.ask('mail', () => askVerification(to), failures.sendVerification)
    if (answer !== null) navigate(pages.verifyCode, { state: { email: to, ...answer } })
  }

  async function update() {
    setLeft(true)
    if (canUpdate) await sendCodeTo(address)
  }

  async function remove() {
    const call = () => prove((claim) => removeRecovery(claim))
    const answer = await asking.ask('removal', call, failures.deleteRecoveryEmail)
    if (answer === null) return
    setLeaving(Boolean(answer.takesEffectAt))
    setDeleted(true)
  }

  return {
    verified,
    pending,
    email,
    emailProblem: problemOfField(),
    edit,
    leave: () => setLeft(true),
    problem: asking.problem,
    doing: asking.doing,
    canUpdate,
    update,
    secondsToUpdate: useMailWait(address),
    /** Null when no address awaits a code. */
    resend: pending === null ? null : () => sendCodeTo(pending),
    secondsToResend: useResendWait(pending),
    mayDelete,
    isConfirming: isConfirming && mayDelete,
    confirm: () => setConfirming(true),
    remove,
    /** A sentence that says when it goes if it is removed now; null while it opens nothing. */
    departure: verified && describeDeparture('recovery email', account, changes),
    /** A sentence that says what its removal leaves; null while it opens nothing. */
    left: describeLeft(account, { recoveryEmail: true }, thisDevice()),
    isDeleted,
    /** Pending removal: it still opens the account for a while. */
    isLeaving,
    /** The step-up dialogs. */
    steps: [step, mailStep],
  }
}

export type RecoveryEmail = ReturnType<typeof useRecoveryEmail>

/** A user who comes to enter a different address finds the field empty. */
function arrivalEmail(state: unknown) {
  const { email } = fieldsOf(state)
  return typeof email === 'string' ? email : null
}
