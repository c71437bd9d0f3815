import { router, sessionByToken, signedIn } from '#server/http/trpc/trpc.ts'
import { changeOutput } from '#shared/accounts.ts'
import {
  deviceInput,
  deviceOutput,
  listDevicesOutput,
  listKeysOutput,
  listRefreshTokensOutput,
  removeKeyInput,
  removeKeyOutput,
  removePasskeyOutput,
  renameKeyInput,
} from '#shared/credentials.ts'
import { REMOVAL_DELAY } from '#shared/step-up.ts'
import { findDevice, listDevices, listKeys } from './list-keys.ts'
import { removeKey } from './remove-key.ts'
import { removePasskey } from './remove-passkey.ts'
import { renameKey } from './rename-key.ts'

export const credentialsRouter = router({
  list: sessionByToken
    .meta({
      summary: 'List the keys that open the account, oldest first',
      passes: ['restricted'],
      rest: { method: 'GET', path: '/account/keys' },
    })
    .output(listKeysOutput)
    .query(({ ctx }) => listKeys(ctx.deps.db, ctx.session)),

  listDevices: sessionByToken
    .meta({
      summary: 'List the browsers of the account',
      passes: ['restricted'],
      rest: { method: 'GET', path: '/account/devices' },
    })
    .output(listDevicesOutput)
    .query(({ ctx }) => listDevices(ctx.deps.db, ctx.session)),

  device: signedIn
    .meta({
      summary: 'Read one browser of the account',
      refuses: ['browserKeyNotFound'],
      passes: ['restricted'],
      rest: { method: 'GET', path: '/account/devices/{id}' },
    })
    .input(deviceInput)
    .output(deviceOutput)
    .query(({ ctx, input }) => findDevice(ctx.deps.db, ctx.session, input.id)),

  listRefreshTokens: sessionByToken
    .meta({
      summary: 'List the browser keys, which are the refresh tokens; never a secret',
      passes: ['restricted'],
      rest: { method: 'GET', path: '/auth/refresh-tokens' },
    })
    .output(listRefreshTokensOutput)
    .query(({ ctx }) => listDevices(ctx.deps.db, ctx.session)),

  rename: signedIn
    .meta({
      summary: 'Give a key a name of your own',
      description:
        'Lists of keys show the name; emails and the journal still say what the key is. Counts towards the limit of changes.',
      refuses: ['keyNotFound', 'rateLimited'],
      rest: { method: 'POST', path: '/account/key/name' },
    })
    .input(renameKeyInput)
    .output(changeOutput)
    .mutation(({ ctx, input }) => renameKey(ctx.deps, ctx.session, input)),

  removePasskey: signedIn
    .meta({
      summary: 'Delete a passkey',
      description: REMOVAL_DELAY,
      refuses: ['passkeyNotFound', 'lastKey', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/passkey/delete' },
    })
    .input(removeKeyInput)
    .output(removePasskeyOutput)
    .mutation(({ ctx, input }) => removePasskey(ctx.deps, ctx.session, input)),

  removeEmailKey: signedIn
    .meta({
      summary: 'Delete an email key',
      description: REMOVAL_DELAY,
      refuses: ['emailKeyNotFound', 'lastKey', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/auth/email-key/delete' },
    })
    .input(removeKeyInput)
    .output(removeKeyOutput)
    .mutation(({ ctx, input }) => removeKey(ctx.deps, ctx.session, { ...input, type: 'email' })),

  removeBrowserKey: signedIn
    .meta({
      summary: 'Delete a browser key, which signs that browser out',
      description: REMOVAL_DELAY,
      refuses: ['browserKeyNotFound', 'lastKey', 'proofRequired', 'rateLimited'],
      rest: { method: 'POST', path: '/account/browser-key/delete' },
    })
    .input(removeKeyInput)
    .output(removeKeyOutput)
    .mutation(({ ctx, input }) => removeKey(ctx.deps, ctx.session, { ...input, type: 'browser' })),

  removeFeatureKey: signedIn
    .meta({
      summary: 'Delete a feature key',
      refuses: ['featureKeyNotFound'],
      rest: { method: 'POST', path: '/account/feature-key/delete' },
    })
    .input(removeKeyInput)
    .output(removeKeyOutput)
    .mutation(({ ctx, input }) => removeKey(ctx.deps, ctx.session, { ...input, type: 'feature' })),
})
