import { limitsRefusals, router, signedIn, visitor } from '#server/rpc/trpc.ts'
import {
  deleteAccountInput,
  deleteAccountOutput,
  deleteNowInput,
  deletionMessageOutput,
  undoDeletionInput,
} from '#shared/deletion.ts'
import { deleteAccount, deleteNow } from './delete-account.ts'
import { namesWayBack, undoDeletion } from './undo-deletion.ts'

export const deletionRouter = router({
  delete: signedIn
    .meta({
      summary: 'Delete the account: every browser is signed out at once, and the rest goes after a while',
      description:
        '10 a day for one account. Until `restsUntil` it can be taken back, by the link that is mailed to every verified address or after a sign-in. An account with neither passkey nor verified address is gone at once: then `restsUntil` is null.',
      refuses: ['proofRequired', 'rateLimited'],
      passes: ['restricted'],
      rest: { method: 'POST', path: '/account/delete' },
    })
    .input(deleteAccountInput)
    .output(deleteAccountOutput)
    .mutation(({ ctx, input }) => deleteAccount(ctx.deps, ctx.session, input)),

  undoDeletion: visitor
    .use(limitsRefusals(namesWayBack))
    .meta({
      summary: 'Keep an account that is about to be deleted',
      description:
        'By the bearer of a sign-in since, or by the token of the mailed link and no bearer, which signs nobody in. The account is what it was; browsers stay signed out. Whoever tries many that are wrong is refused unread for a while, and later and later.',
      refuses: ['invalidUndo', 'authenticationRequired', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/account/delete/undo' },
    })
    .input(undoDeletionInput)
    .output(deletionMessageOutput)
    .mutation(({ ctx, input }) => undoDeletion(ctx.deps, { ...input, session: ctx.session })),

  deleteNow: signedIn
    .meta({
      summary: 'Delete an account that is about to be deleted at once, for good',
      description:
        'While a passkey or address is settled, only `SENIORITY_S` seconds after it was asked for: before, 403 `too_new` with `until`.',
      refuses: ['notResting', 'proofRequired', 'tooNew'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/account/delete/now' },
    })
    .input(deleteNowInput)
    .output(deletionMessageOutput)
    .mutation(({ ctx, input }) => deleteNow(ctx.deps, ctx.session, input)),
})
