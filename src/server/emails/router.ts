import { fromBrowser, limitsRefusals, router, signedIn, visitor } from '#server/http/trpc/trpc.ts'
import {
  activateEmailKeyInput,
  activateEmailKeyOutput,
  askVerificationInput,
  emailMessageOutput,
  removeRecoveryInput,
  removeRecoveryOutput,
  requestEmailKeyInput,
  requestEmailKeyOutput,
  verifyCodeInput,
  verifyCodeOutput,
} from '#shared/emails.ts'
import { REMOVAL_DELAY } from '#shared/step-up.ts'
import { activateEmailKey, namesEmailKey } from './activate-email-key.ts'
import { askVerification, removeRecoveryEmail, verifyCode } from './change-recovery.ts'
import { requestEmailKey } from './request-email-key.ts'

export const emailsRouter = router({
  activateKey: visitor
    .use(limitsRefusals(namesEmailKey))
    .use(fromBrowser)
    .meta({
      summary: 'Activate an email key by the token of its link and its code, and sign in',
      description:
        'A code has five tries, counted before they are judged; 30 wrong ones a day for one address over all accounts but its owner, which has 30 of its own. Whoever tries many that are wrong is refused unread for a while, and later and later.',
      refuses: ['invalidActivationCode', 'tooManyAttempts', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/email/activate' },
    })
    .input(activateEmailKeyInput)
    .output(activateEmailKeyOutput)
    .mutation(async ({ ctx, input }) =>
      ctx.about(await activateEmailKey(ctx.deps, { ...input, session: ctx.session })),
    ),

  requestKey: signedIn
    .meta({
      summary: 'Make an email key, or renew one that awaits activation, and mail its link and code',
      description:
        'Mails that somebody asked for: 5 an hour and 20 a day for one address, 60 an hour for one network address. At most 100 keys on an account, and 100 added a day.',
      refuses: ['tooManyKeys', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/account/email-key' },
    })
    .input(requestEmailKeyInput)
    .output(requestEmailKeyOutput)
    .mutation(({ ctx, input }) => {
      ctx.aboutAddress(input.email)
      return requestEmailKey(ctx.deps, ctx.session, { ...input, clientAddress: ctx.client.address })
    }),

  askVerification: signedIn
    .meta({
      summary: 'Mail the code that makes an address the recovery email',
      description:
        'Five different addresses a day for one account. Mails that somebody asked for: 5 an hour and 20 a day for one address, 60 an hour for one network address.',
      refuses: ['emailExists', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/account/email/verify' },
    })
    .input(askVerificationInput)
    .output(emailMessageOutput)
    .mutation(({ ctx, input }) => {
      ctx.aboutAddress(input.email)
      return askVerification(ctx.deps, ctx.session, { ...input, clientAddress: ctx.client.address })
    }),

  verifyCode: signedIn
    .meta({
      summary: 'Verify the recovery email by its code, or prove to hold an address of another account',
      description:
        'A code has five tries, counted before they are judged; 30 wrong ones a day for one address over all accounts but its owner, which has 30 of its own.',
      refuses: ['invalidVerificationCode', 'emailExists', 'tooManyAttempts', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/account/email/verify-code' },
    })
    .input(verifyCodeInput)
    .output(verifyCodeOutput)
    .mutation(({ ctx, input }) => {
      ctx.aboutAddress(input.email)
      return verifyCode(ctx.deps, ctx.session, input)
    }),

  removeRecovery: signedIn
    .meta({
      summary: 'Remove the recovery email, verified and pending',
      description: REMOVAL_DELAY,
      refuses: ['lastKey', 'proofRequired', 'rateLimited'],
      rest: { method: 'DELETE', path: '/account/email' },
    })
    .input(removeRecoveryInput)
    .output(removeRecoveryOutput)
    .mutation(({ ctx, input }) => removeRecoveryEmail(ctx.deps, ctx.session, input)),
})
