import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/page-paths.ts'
import type { NextStep as Step } from '#shared/sign-in-methods.ts'

const steps: Record<Step, { why: string; to: string; verb: string }> = {
  add_passkey: {
    why: 'A passkey: your fingerprint, face or PIN opens the account, and most passkeys outlive the device they were made on.',
    to: pages.addKey,
    verb: 'Add Passkey',
  },
  add_email: {
    why: 'An address: if you lose every key, a link sent there still lets you in.',
    to: pages.email,
    verb: 'Add Email',
  },
  second_passkey: {
    why: 'A second passkey, on another device or a security key: then the loss of one is no more than a nuisance.',
    to: pages.addKey,
    verb: 'Add Second Passkey',
  },
  add_email_key: {
    why: 'An email key for a second address: then the account does not depend on one mailbox.',
    to: pages.addEmailKey,
    verb: 'Add Email Key',
  },
}

/** The step that helps most against a lock-out, with its button. */
export function NextStep({ step }: { step: Step | null }) {
  if (step === null) {
    return (
      <Section title="What would help most">
        <p>Nothing needs doing: you have a spare of everything.</p>
      </Section>
    )
  }
  const { why, to, verb } = steps[step]
  return (
    <Section title="What would help most">
      <p>{why}</p>
      <Actions>
        <ButtonLink look="door" to={to}>
          {verb}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
