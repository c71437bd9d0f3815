import { changesRouter } from '#server/account-protection/router.ts'
import { accountsRouter } from '#server/accounts/router.ts'
import { credentialsRouter } from '#server/credentials/router.ts'
import { dataRightsRouter } from '#server/data-rights/router.ts'
import { emailsRouter } from '#server/emails/router.ts'
import { healthRouter } from '#server/http/health/router.ts'
import { passkeysRouter } from '#server/passkeys/router.ts'
import { sessionsRouter } from '#server/sessions/router.ts'
import { signInLinksRouter } from '#server/sign-in-links/router.ts'
import { stepUpRouter } from '#server/step-up/router.ts'
import { mergeRouters, router } from './trpc.ts'

/** Every procedure of the service, by its public name. tRPC serves it at /trpc, REST at /api. */
export const appRouter = router({
  account: mergeRouters(accountsRouter, changesRouter, dataRightsRouter),
  auth: mergeRouters(sessionsRouter, router({ prove: stepUpRouter })),
  email: mergeRouters(signInLinksRouter, emailsRouter),
  health: healthRouter,
  keys: credentialsRouter,
  passkeys: passkeysRouter,
})

export type AppRouter = typeof appRouter
