import { fromBrowser, limitsRefusals, router, tokenVisitor } from '#server/http/trpc/trpc.ts'
import {
  askSignInLinkInput,
  askSignInLinkOutput,
  redeemSignInLinkInput,
  redeemSignInLinkOutput,
} from '#shared/emails.ts'
import { askSignInLink } from './ask.ts'
import { namesLink, redeemSignInLink } from './redeem.ts'

export const signInLinksRouter = router({
  askSignInLink: tokenVisitor
    .meta({
      summary: 'Email a sign-in link; the answer is the same for every address',
      description:
        'Limit of requested emails: 5 an hour and 20 a day for one address, 60 an hour for one network address.',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/auth/email/signin' },
    })
    .input(askSignInLinkInput)
    .output(askSignInLinkOutput)
    .mutation(async ({ ctx, input }) => {
      const { session, client } = ctx
      ctx.aboutAddress(input.email)
      return ctx.about(await askSignInLink(ctx.deps, { ...input, session, clientAddress: client.address }))
    }),

  redeemSignInLink: tokenVisitor
    .use(limitsRefusals(namesLink))
    .use(fromBrowser)
    .meta({
      summary: 'Use a sign-in link, once: sign in, or give the address to the account that asked',
      description:
        'A link works once, until a newer one replaces it. After many wrong tries, further calls from the same network are refused unread, for longer each time.',
      refuses: ['invalidLink', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/email/verify' },
    })
    .input(redeemSignInLinkInput)
    .output(redeemSignInLinkOutput)
    .mutation(async ({ ctx, input }) => {
      const redeemed = await redeemSignInLink(ctx.deps, { ...input, session: ctx.session })
      ctx.aboutAddress(redeemed.email)
      return ctx.about(redeemed)
    }),
})
