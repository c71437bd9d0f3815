import { callingBrowser } from '#server/rpc/context.ts'
import { router, visitor } from '#server/rpc/trpc.ts'
import {
  askSignInLinkInput,
  askSignInLinkOutput,
  redeemSignInLinkInput,
  redeemSignInLinkOutput,
} from '#shared/email.ts'
import { askSignInLink, redeemSignInLink } from './sign-in-links.ts'

export const emailRouter = router({
  askSignInLink: visitor
    .meta({ rest: { method: 'POST', path: '/auth/email/signin' } })
    .input(askSignInLinkInput)
    .output(askSignInLinkOutput)
    .mutation(({ ctx, input }) =>
      askSignInLink(ctx.deps, { ...input, session: ctx.session, clientAddress: ctx.clientAddress }),
    ),

  redeemSignInLink: visitor
    .meta({ rest: { method: 'POST', path: '/auth/email/verify' } })
    .input(redeemSignInLinkInput)
    .output(redeemSignInLinkOutput)
    .mutation(({ ctx, input }) =>
      redeemSignInLink(ctx.deps, {
        token: input.token,
        session: ctx.session,
        ...callingBrowser(ctx, input),
      }),
    ),
})
