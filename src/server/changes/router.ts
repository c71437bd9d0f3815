import { limitsRefusals, router, signedIn, visitor } from '#server/rpc/trpc.ts'
import { changesInput, changesOutput, undoChangeInput, undoChangeOutput } from '#shared/changes.ts'
import { listChanges } from './list-changes.ts'
import { namesUndo } from './tokens.ts'
import { undoChange } from './undo-change.ts'

export const changesRouter = router({
  changes: signedIn
    .meta({
      summary: 'List what was changed at the door of the account and can be undone, newest first',
      description:
        'Keys added and removed, addresses verified, changed and removed, for `SENIORITY_S` seconds; not what was undone. `elsewhere=true` leaves out what this browser did itself, and what is not for it to undo.',
      rest: { method: 'GET', path: '/account/changes' },
    })
    .input(changesInput)
    .output(changesOutput)
    .query(({ ctx, input }) => listChanges(ctx.deps, ctx.session, input)),

  undoChange: visitor
    .use(limitsRefusals(namesUndo))
    .meta({
      summary: 'Undo a change, and sign out the browser that made it',
      description:
        'By the `id` of a change and a bearer, or by the `token` of the mailed link, which signs nobody in; the key of a browser that was removed is a token too. All that the same browser has changed goes with it, and what it added: keys and addresses are as they were. Whoever is younger by `SENIORITY_S` than who made the change, or undid it, is refused.',
      refuses: ['invalidUndo', 'tooNew', 'authenticationRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/account/changes/undo' },
    })
    .input(undoChangeInput)
    .output(undoChangeOutput)
    .mutation(({ ctx, input }) => undoChange(ctx.deps, { ...input, session: ctx.session })),
})
