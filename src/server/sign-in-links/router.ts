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
      summary: 'Mail a sign-in link; the answer is the same for every address',
      description:
        'Mails that somebody asked for: 5 an hour and 20 a day for one address, 60 an hour for one network address.',
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
      summary: 'Redeem a sign-in link, once: sign in, or give the address to the session that asked',
      description:
        'A link is good once and until a newer one is asked for. Whoever tries many that are wrong is refused unread for a while, and later and later.',
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
