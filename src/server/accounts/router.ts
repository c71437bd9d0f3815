import { mergeGuest } from '#server/accounts/merge-guest/merge-guest.ts'
import { undoBring } from '#server/accounts/merge-guest/undo-merge.ts'
import { anyone, fromBrowser, inHeaders, router, sessionByToken, signedIn } from '#server/http/trpc/trpc.ts'
import {
  type Account,
  account,
  accountIdOutput,
  changeOutput,
  createAccountInput,
  createAccountOutput,
  holderHeaders,
  liftRestrictionInput,
  liftRestrictionOutput,
  personalInput,
  restrictOutput,
} from '#shared/accounts.ts'
import { lockoutForecastOutput } from '#shared/lockout-forecast.ts'
import { mergeGuestInput, mergeGuestOutput, undoMergeInput, undoMergeOutput } from '#shared/merge-guest.ts'
import { forecast, nextStepOf, thingsOf } from '#shared/sign-in-methods.ts'
import { changeIdentity } from './change-identity.ts'
import { createAccount } from './create-account.ts'
import { describeWhose, readAccount } from './read-account.ts'
import { liftRestriction, restrictAccount } from './restrict.ts'

export const accountsRouter = router({
  create: anyone
    .use(fromBrowser)
    .meta({
      summary: 'Make a guest account and sign this browser in to it',
      description: '30 a minute and 300 an hour for one network address (IPv6: a /64).',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/account' },
    })
    .input(createAccountInput)
    .output(createAccountOutput)
    .mutation(async ({ ctx, input }) =>
      ctx.about(await createAccount(ctx.deps, { ...input, clientAddress: ctx.client.address })),
    ),

  get: sessionByToken
    .meta({
      summary: 'Read the account of the session, with its keys',
      passes: ['restricted', 'resting'],
      rest: { method: 'GET', path: '/account' },
    })
    .output(account)
    .query(async ({ ctx }) => ctx.about(await readAccount(ctx.deps.db, ctx.session))),

  id: sessionByToken
    .meta({
      summary: 'Say which account this session belongs to; also in headers, for proxies',
      passes: ['restricted', 'resting'],
      rest: { method: 'GET', path: '/account/id', headers: holderHeaders },
    })
    .output(accountIdOutput)
    .use(inHeaders(holderHeaders))
    .query(async ({ ctx }) => ctx.about(await describeWhose(ctx.deps.db, ctx.session))),

  forecast: sessionByToken
    .meta({
      summary: 'Say what still opens the account if one thing that opens it is lost, or any two',
      description:
        'A thing is a browser, the device of a passkey, the provider of a synced one, or a mailbox. Of more than 32 things ' +
        'pairs are left out: no two are the last ones.',
      rest: { method: 'GET', path: '/account/forecast' },
    })
    .output(lockoutForecastOutput)
    .query(async ({ ctx }) => presentLockoutForecast(ctx.about(await readAccount(ctx.deps.db, ctx.session)))),

  restrict: signedIn
    .meta({
      summary: 'Restrict the account: keep it and do nothing with it, until the restriction is lifted',
      description:
        '3 a day for one account; once more changes nothing, and counts as none. Every verified address is told.',
      refuses: ['rateLimited'],
      passes: ['restricted'],
      rest: { method: 'POST', path: '/account/restrict' },
    })
    .output(restrictOutput)
    .mutation(({ ctx }) => restrictAccount(ctx.deps, ctx.session)),

  liftRestriction: signedIn
    .meta({
      summary: 'Lift the restriction',
      description:
        'Needs a proof from `auth.prove`, or a sign-in by passkey or link in the last five minutes. An account with neither passkey nor verified address needs none. Every verified address gets an email about it.',
      refuses: ['proofRequired'],
      passes: ['restricted'],
      rest: { method: 'POST', path: '/account/restrict/lift' },
    })
    .input(liftRestrictionInput)
    .output(liftRestrictionOutput)
    .mutation(({ ctx, input }) => liftRestriction(ctx.deps, ctx.session, input)),

  setRealName: signedIn
    .meta({
      summary: 'Set first and last name',
      description:
        '300 changes of name and birthday a day for one account; what is the same already is none.',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/account/real-name' },
    })
    .input(personalInput('name'))
    .output(changeOutput)
    .mutation(({ ctx, input }) => changeIdentity(ctx.deps, ctx.session, 'name', input)),

  setBornOn: signedIn
    .meta({
      summary: 'Set the birthday',
      description: 'Counts towards the same limit as names.',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/account/born-on' },
    })
    .input(personalInput('birthday'))
    .output(changeOutput)
    .mutation(({ ctx, input }) => changeIdentity(ctx.deps, ctx.session, 'birthday', input)),

  bring: signedIn
    .meta({
      summary: "Bring a guest's name and birthday along to the account of the session",
      description:
        'For somebody who was a guest in this browser and then signed in to an account. What the guest left empty is not brought. The `undoToken` undoes it for 30 days. Counts towards the limit of changes.',
      refuses: ['browserKeyNotFound', 'notAGuest', 'rateLimited'],
      rest: { method: 'POST', path: '/account/bring' },
    })
    .input(mergeGuestInput)
    .output(mergeGuestOutput)
    .mutation(({ ctx, input }) => mergeGuest(ctx.deps, ctx.session, input)),

  undoBring: signedIn
    .meta({
      summary: 'Undo bringing along: put back what was there before',
      description: 'What was changed since then stays. Counts towards the limit of changes.',
      refuses: ['invalidUndo', 'rateLimited'],
      rest: { method: 'POST', path: '/account/bring/undo' },
    })
    .input(undoMergeInput)
    .output(undoMergeOutput)
    .mutation(({ ctx, input }) => undoBring(ctx.deps, ctx.session, input)),
})

/** The sign-in methods of an account, what is left after each loss, and what would help most. */
function presentLockoutForecast(account: Account) {
  const things = thingsOf(account)
  return { things, losses: forecast(things), nextStep: nextStepOf(account) }
}
