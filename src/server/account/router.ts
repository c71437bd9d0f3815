import { anyone, fromBrowser, router, signedIn, tokenHolder } from '#server/rpc/trpc.ts'
import {
  account,
  accountIdOutput,
  bornOnInput,
  changeOutput,
  createAccountInput,
  createAccountOutput,
  realNameInput,
} from '#shared/account.ts'
import { readAccount } from './read-account.ts'
import { changeIdentity, createAccount } from './service.ts'

export const accountRouter = router({
  create: anyone
    .use(fromBrowser)
    .meta({
      summary: 'Make a guest account for this browser and sign it in',
      rest: { method: 'POST', path: '/account' },
    })
    .input(createAccountInput)
    .output(createAccountOutput)
    .mutation(({ ctx, input }) => createAccount(ctx.deps, { ...input, clientAddress: ctx.clientAddress })),

  get: tokenHolder
    .meta({
      summary: 'Read the account of the session, with its keys',
      rest: { method: 'GET', path: '/account' },
    })
    .output(account)
    .query(({ ctx }) => readAccount(ctx.deps.db, ctx.session)),

  id: signedIn
    .meta({ summary: 'Say whose session this is', rest: { method: 'GET', path: '/account/id' } })
    .output(accountIdOutput)
    .query(({ ctx }) => ({ accountId: ctx.session.accountId })),

  setRealName: signedIn
    .meta({ summary: 'Set first and last name', rest: { method: 'POST', path: '/account/real-name' } })
    .input(realNameInput)
    .output(changeOutput)
    .mutation(({ ctx, input }) => changeIdentity(ctx.deps, ctx.session, input)),

  setBornOn: signedIn
    .meta({ summary: 'Set the birthday', rest: { method: 'POST', path: '/account/born-on' } })
    .input(bornOnInput)
    .output(changeOutput)
    .mutation(({ ctx, input }) => changeIdentity(ctx.deps, ctx.session, input)),
})
