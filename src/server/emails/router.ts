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
      summary: 'Activate an email key with its code and the token of its link, and sign in',
      description:
        'A code has five tries, and each counts before it is checked. For one address, 30 wrong codes a day in all; the account that owns it has 30 more of its own. After many wrong tries, further calls from the same network are refused unread, for longer each time.',
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
      summary: 'Make an email key, or renew one that is not activated yet, and email its link and code',
      description:
        'Limit of requested emails: 5 an hour and 20 a day for one address, 60 an hour for one network address. At most 100 keys on an account, and 100 added a day.',
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
      summary: 'Email the code that makes an address the recovery email',
      description:
        'Five different addresses a day for one account. Limit of requested emails: 5 an hour and 20 a day for one address, 60 an hour for one network address.',
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
      summary:
        'Verify the recovery email with its code, or prove that an address of another account is yours',
      description:
        'A code has five tries, and each counts before it is checked. For one address, 30 wrong codes a day in all; the account that owns it has 30 more of its own.',
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
