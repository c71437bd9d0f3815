import { anyone, limitsRefusals, router } from '#server/http/trpc/trpc.ts'
import {
  done,
  logoutInput,
  refreshInput,
  refreshOutput,
  restoreSessionInput,
  restoreSessionOutput,
} from '#shared/sessions.ts'
import { logout, namesBrowserKey, namesRefreshToken, refreshSession, restoreSession } from './sessions.ts'

export const sessionsRouter = router({
  restore: anyone
    .use(limitsRefusals(namesBrowserKey))
    .meta({
      summary: 'Restore the session of a browser from the browser key it kept',
      description:
        'After many wrong tries, further calls from the same network are refused unread, for longer each time.',
      refuses: ['notAuthenticated', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/browser-key' },
    })
    .input(restoreSessionInput)
    .output(restoreSessionOutput)
    .mutation(async ({ ctx, input }) => ctx.about(await restoreSession(ctx.deps, input))),

  refresh: anyone
    .use(limitsRefusals(namesRefreshToken))
    .meta({
      summary: 'Trade a browser key for a fresh access token',
      description:
        'After many wrong tries, further calls from the same network are refused unread, for longer each time.',
      refuses: ['notAuthenticated', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/refresh' },
    })
    .input(refreshInput)
    .output(refreshOutput)
    .mutation(async ({ ctx, input }) => ctx.about(await refreshSession(ctx.deps, input))),

  logout: anyone
    .meta({
      summary: "Revoke this browser's key; no error when it is gone already",
      description: 'Of a browser key in the body or, where that is none any more, of the bearer.',
      bearer: 'if good',
      rest: { method: 'POST', path: '/auth/logout' },
    })
    .input(logoutInput)
    .output(done)
    .mutation(({ ctx, input }) => logout(ctx.deps, { ...input, authorization: ctx.authorization })),
})
