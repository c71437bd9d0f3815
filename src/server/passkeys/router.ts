import { callingBrowser } from '#server/rpc/context.ts'
import { anyone, router, visitor } from '#server/rpc/trpc.ts'
import {
  beginLoginInput,
  beginLoginOutput,
  beginRegistrationInput,
  completeLoginInput,
  completeLoginOutput,
  completeRegistrationInput,
  completeRegistrationOutput,
  loginOptions,
  registrationOptions,
} from '#shared/passkeys.ts'
import { beginDiscoverableLogin, beginLogin, completeLogin } from './login.ts'
import { beginRegistration, completeRegistration } from './registration.ts'

/** A credential carries an attestation object, which may be large. */
const REGISTRATION_BODY_LIMIT = 128 * 1024

export const passkeysRouter = router({
  beginRegistration: visitor
    .meta({ rest: { method: 'POST', path: '/auth/register/begin' } })
    .input(beginRegistrationInput)
    .output(registrationOptions)
    .mutation(({ ctx, input }) =>
      beginRegistration(ctx.deps, { ...input, session: ctx.session, clientAddress: ctx.clientAddress }),
    ),

  completeRegistration: visitor
    .meta({
      rest: { method: 'POST', path: '/auth/register/complete', bodyLimit: REGISTRATION_BODY_LIMIT },
    })
    .input(completeRegistrationInput)
    .output(completeRegistrationOutput)
    .mutation(({ ctx, input }) =>
      completeRegistration(ctx.deps, {
        credential: input.credential,
        session: ctx.session,
        ...callingBrowser(ctx, input),
      }),
    ),

  beginLogin: anyone
    .meta({ rest: { method: 'POST', path: '/auth/login/begin' } })
    .input(beginLoginInput)
    .output(beginLoginOutput)
    .mutation(({ ctx, input }) => beginLogin(ctx.deps, { ...input, clientAddress: ctx.clientAddress })),

  beginDiscoverableLogin: anyone
    .meta({ rest: { method: 'POST', path: '/auth/login/discoverable/begin' } })
    .output(loginOptions)
    .mutation(({ ctx }) => beginDiscoverableLogin(ctx.deps, { clientAddress: ctx.clientAddress })),

  completeLogin: anyone
    .meta({ rest: { method: 'POST', path: '/auth/login/complete' } })
    .input(completeLoginInput)
    .output(completeLoginOutput)
    .mutation(({ ctx, input }) =>
      completeLogin(ctx.deps, { credential: input.credential, ...callingBrowser(ctx, input) }),
    ),
})
