import { anyone, limitsRefusals, router } from '#server/rpc/trpc.ts'
import {
  done,
  logoutInput,
  refreshInput,
  refreshOutput,
  restoreSessionInput,
  restoreSessionOutput,
} from '#shared/auth.ts'
import { logout, refreshSession, restoreSession } from './service.ts'

export const authRouter = router({
  restore: anyone
    .use(limitsRefusals)
    .meta({
      summary: 'Restore the session of a browser from the key it kept',
      rest: { method: 'POST', path: '/auth/browser-key' },
    })
    .input(restoreSessionInput)
    .output(restoreSessionOutput)
    .mutation(({ ctx, input }) => restoreSession(ctx.deps, input)),

  refresh: anyone
    .use(limitsRefusals)
    .meta({
      summary: 'Trade a browser key for a fresh access token',
      rest: { method: 'POST', path: '/auth/refresh' },
    })
    .input(refreshInput)
    .output(refreshOutput)
    .mutation(({ ctx, input }) => refreshSession(ctx.deps, input)),

  logout: anyone
    .meta({
      summary: "Revoke this browser's key; no error when it is gone already",
      rest: { method: 'POST', path: '/auth/logout' },
    })
    .input(logoutInput)
    .output(done)
    .mutation(({ ctx, input }) => logout(ctx.deps, { ...input, authorization: ctx.authorization })),
})
