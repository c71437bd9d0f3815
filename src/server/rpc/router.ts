import { keysRouter } from '#server/account/keys-router.ts'
import { accountRouter } from '#server/account/router.ts'
import { changesRouter } from '#server/account-protection/router.ts'
import { authRouter } from '#server/auth/router.ts'
import { deletionRouter } from '#server/deletion/router.ts'
import { proveMailRouter } from '#server/email/prove-router.ts'
import { emailRouter } from '#server/email/router.ts'
import { healthRouter } from '#server/health/router.ts'
import { provePasskeyRouter } from '#server/passkeys/prove-router.ts'
import { passkeysRouter } from '#server/passkeys/router.ts'
import { mergeRouters, router } from './trpc.ts'

/** Every procedure of the service. tRPC serves it at /trpc, the REST walk at /api. */
export const appRouter = router({
  account: mergeRouters(accountRouter, changesRouter, deletionRouter),
  auth: mergeRouters(authRouter, router({ prove: mergeRouters(provePasskeyRouter, proveMailRouter) })),
  email: emailRouter,
  health: healthRouter,
  keys: keysRouter,
  passkeys: passkeysRouter,
})

export type AppRouter = typeof appRouter
