import { limitsRefusals, onRefusedInput, router, signedIn } from '#server/rpc/trpc.ts'
import { completeProofInput, loginOptions } from '#shared/passkeys.ts'
import { proofOutput } from '#shared/proof.ts'
import { endNamedProof, namesProof } from './ceremonies.ts'
import { beginProof, completeProof } from './prove.ts'

export const provePasskeyRouter = router({
  begin: signedIn
    .meta({
      summary: "Get the options for showing by a passkey of the session's account that it is you",
      description:
        '60 ceremonies a minute for one network address. While a passkey or address is settled (`SENIORITY_S`), new passkeys give none.',
      refuses: ['noPasskey', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/auth/prove/begin' },
    })
    .output(loginOptions)
    .mutation(({ ctx }) => beginProof(ctx.deps, ctx.session, { clientAddress: ctx.clientAddress })),

  complete: signedIn
    .use(limitsRefusals(namesProof))
    .use(onRefusedInput(endNamedProof))
    .meta({
      summary: "Trade a passkey's answer for a proof",
      description:
        'A proof is good for five minutes and for the session that got it; export, deletion, lifting a restriction and the removal of a passkey use it up. A ceremony is good for one try.',
      refuses: ['invalidLoginChallenge', 'invalidLoginCredential', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/auth/prove/complete' },
    })
    .input(completeProofInput)
    .output(proofOutput)
    .mutation(({ ctx, input }) => completeProof(ctx.deps, ctx.session, input)),
})
