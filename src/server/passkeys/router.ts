import { CREDENTIAL_BODY_LIMIT } from '#server/http/rest/body-limits.ts'
import {
  anyone,
  fromBrowser,
  limitsRefusals,
  onRefusedInput,
  router,
  visitor,
} from '#server/http/trpc/trpc.ts'
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
import { endNamedCeremony, namesCeremony } from './ceremonies.ts'
import { beginDiscoverableLogin, beginLogin, completeLogin } from './complete-login.ts'
import { beginRegistration, completeRegistration } from './register-passkey.ts'

export const passkeysRouter = router({
  beginRegistration: visitor
    .meta({
      summary: "Get the options for making a passkey, for the session's account or a new one",
      description: '60 ceremonies a minute for one network address.',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/auth/register/begin' },
    })
    .input(beginRegistrationInput)
    .output(registrationOptions)
    .mutation(({ ctx, input }) =>
      beginRegistration(ctx.deps, { ...input, session: ctx.session, clientAddress: ctx.client.address }),
    ),

  completeRegistration: visitor
    .use(limitsRefusals(namesCeremony))
    .use(onRefusedInput(endNamedCeremony))
    .use(fromBrowser)
    .meta({
      summary: 'Store the new passkey',
      description:
        'The options are valid for five minutes and for one try. 100 keys a day are added to one account. After many wrong tries, further calls from the same network are refused unread, for longer each time.',
      refuses: [
        'invalidRegistrationChallenge',
        'invalidRegistrationCredential',
        'tooManyKeys',
        'proofRequired',
        'rateLimited',
      ],
      rest: { method: 'POST', path: '/auth/register/complete', bodyLimit: CREDENTIAL_BODY_LIMIT },
    })
    .input(completeRegistrationInput)
    .output(completeRegistrationOutput)
    .mutation(async ({ ctx, input }) =>
      ctx.about(
        await completeRegistration(ctx.deps, {
          ...input,
          session: ctx.session,
          clientAddress: ctx.client.address,
        }),
      ),
    ),

  beginLogin: anyone
    .meta({
      summary: 'Get the options for signing in with a passkey of an address',
      description: '60 ceremonies a minute for one network address.',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/auth/login/begin' },
    })
    .input(beginLoginInput)
    .output(beginLoginOutput)
    .mutation(({ ctx, input }) => beginLogin(ctx.deps, { ...input, clientAddress: ctx.client.address })),

  beginDiscoverableLogin: anyone
    .meta({
      summary: 'Get the options for signing in with any passkey that the browser has',
      description: '60 ceremonies a minute for one network address.',
      refuses: ['rateLimited'],
      rest: { method: 'POST', path: '/auth/login/discoverable/begin' },
    })
    .output(loginOptions)
    .mutation(({ ctx }) => beginDiscoverableLogin(ctx.deps, { clientAddress: ctx.client.address })),

  completeLogin: anyone
    .use(limitsRefusals(namesCeremony))
    .use(onRefusedInput(endNamedCeremony))
    .use(fromBrowser)
    .meta({
      summary: 'Sign in with a passkey',
      description:
        'The options are valid for five minutes and for one try. After many wrong tries, further calls from the same network are refused unread, for longer each time.',
      refuses: ['invalidLoginChallenge', 'invalidLoginCredential', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/login/complete' },
    })
    .input(completeLoginInput)
    .output(completeLoginOutput)
    .mutation(async ({ ctx, input }) => ctx.about(await completeLogin(ctx.deps, input))),
})
