import { limitsRefusals, router, signedIn, visitor } from '#server/http/trpc/trpc.ts'
import { changesOutput, stopChangeInput, stopChangeOutput } from '#shared/changes.ts'
import { listChanges } from './pending-changes.ts'
import { namesStop, stopChange } from './stop-change.ts'

export const changesRouter = router({
  changes: signedIn
    .meta({
      summary: 'List recent changes to keys and addresses, and those that wait; newest first',
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
      summary: 'Stop a change that waits, as if nobody had asked for it',
      description:
        'Give the `id` of a change, with a bearer and a proof; or the `token` of the mailed link; or the `stopToken` from a sign-in with a leaving passkey. A token signs nobody in. After many wrong tries, further calls from the same network are refused unread, for longer each time.',
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
