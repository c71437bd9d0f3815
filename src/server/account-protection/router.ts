import { limitsRefusals, router, signedIn, visitor } from '#server/http/trpc/trpc.ts'
import { changesOutput, stopChangeInput, stopChangeOutput } from '#shared/changes.ts'
import { listChanges } from './pending-changes.ts'
import { namesStop, stopChange } from './stop-change.ts'

export const changesRouter = router({
  changes: signedIn
    .meta({
      summary: 'List what was changed of how the account opens, and what waits to change; newest first',
      description:
        'Keys added and removed, addresses verified, changed and removed, of the last `SENIORITY_S` seconds, and everything that waits. `takesEffectAt` is null for what was done at once.',
      passes: ['restricted', 'resting'],
      rest: { method: 'GET', path: '/account/changes' },
    })
    .output(changesOutput)
    .query(({ ctx }) => listChanges(ctx.deps, ctx.session)),

  stopChange: visitor
    .use(limitsRefusals(namesStop))
    .meta({
      summary: 'Stop a change that waits: it is as if it had never been asked',
      description:
        'By the `id` of a change with a bearer and a proof, by the `token` of the mailed link, or by the `stopToken` that a sign-in with a leaving passkey got. A token signs nobody in. Whoever tries many that are wrong is refused unread for a while, and later and later.',
      refuses: ['invalidStop', 'proofRequired', 'authenticationRequired', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/account/changes/stop' },
    })
    .input(stopChangeInput)
    .output(stopChangeOutput)
    .mutation(({ ctx, input: { stopToken, token = stopToken, ...input } }) =>
      stopChange(ctx.deps, { ...input, token, session: ctx.session }),
    ),
})
