import { limitsRefusals, onRefusedInput, router, signedIn } from '#server/http/trpc/trpc.ts'
import { mailProofInput } from '#shared/emails.ts'
import { completeProofInput, loginOptions } from '#shared/passkeys.ts'
import { mailProofOutput, proofCodeInput, proofOutput } from '#shared/step-up.ts'
import { mailProofCode, proveByCode } from './prove-by-code.ts'
import { beginProof, completeProof, endNamedProof, namesProof } from './prove-by-passkey.ts'

/** Step-up: a fresh proof by a passkey or a mailed code that the owner of the account is present. */
export const stepUpRouter = router({
  begin: signedIn
    .meta({
      summary: "Get the options for proving with one of the account's passkeys that it is you",
      description:
        '60 ceremonies a minute for one network address. While a passkey or address is settled (`SENIORITY_S`), new passkeys give none.',
      refuses: ['noPasskey', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/auth/prove/begin' },
    })
    .output(loginOptions)
    .mutation(({ ctx }) => beginProof(ctx.deps, ctx.session, { clientAddress: ctx.client.address })),

  complete: signedIn
    .use(limitsRefusals(namesProof))
    .use(onRefusedInput(endNamedProof))
    .meta({
      summary: "Trade a passkey's answer for a proof",
      description:
        'A proof is valid for five minutes, in the session that got it. Export, deletion, lifting a restriction and removing a passkey use it up. Each set of options is valid for one try.',
      refuses: ['invalidLoginChallenge', 'invalidLoginCredential', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/auth/prove/complete' },
    })
    .input(completeProofInput)
    .output(proofOutput)
    .mutation(({ ctx, input }) => completeProof(ctx.deps, ctx.session, input)),

  mail: signedIn
    .meta({
      summary: 'Email a code that proves it is you, to the recovery email or else to the oldest email key',
      description:
        'Limit of requested emails: 5 an hour and 20 a day for one address, 60 an hour for one network address. While a passkey or address is settled (`SENIORITY_S`), the code goes to the oldest settled address.',
      refuses: ['noAddress', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/auth/prove/mail' },
    })
    .input(mailProofInput)
    .output(mailProofOutput)
    .mutation(({ ctx, input }) => {
      ctx.aboutAddress(input.email)
      return mailProofCode(ctx.deps, ctx.session, { ...input, clientAddress: ctx.client.address })
    }),

  code: signedIn
    .meta({
      summary: 'Trade the mailed code for a proof',
      description:
        'A code has five tries, and each counts before it is checked. For the address, 30 wrong codes a day; tries from other accounts do not count here. A proof is valid for five minutes, in the session that got it. Export, deletion, lifting a restriction and removing a passkey use it up.',
      refuses: ['invalidVerificationCode', 'tooManyAttempts'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/auth/prove/code' },
    })
    .input(proofCodeInput)
    .output(proofOutput)
    .mutation(({ ctx, input }) => proveByCode(ctx.deps, ctx.session, input)),
})
