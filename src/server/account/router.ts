import { callingBrowser } from '#server/rpc/context.ts'
import { anyone, router, signedIn } from '#server/rpc/trpc.ts'
import { account, createAccountInput, createAccountOutput } from '#shared/account.ts'
import { readAccount } from './read-account.ts'
import { createAccount } from './service.ts'

export const accountRouter = router({
  create: anyone
    .meta({ rest: { method: 'POST', path: '/account' } })
    .input(createAccountInput)
    .output(createAccountOutput)
    .mutation(({ ctx, input }) =>
      createAccount(ctx.deps, { ...callingBrowser(ctx, input), clientAddress: ctx.clientAddress }),
    ),

  get: signedIn
    .meta({ rest: { method: 'GET', path: '/account' } })
    .output(account)
    .query(({ ctx }) => readAccount(ctx.deps.db, ctx.session)),
})
