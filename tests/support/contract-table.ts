import { INACTIVE_STATES, type InactiveState } from '#server/account-store/browsers/read-session.ts'
import { fromEntries } from '#shared/record-of.ts'
import { newAddress } from './new-address.ts'
import { personalSamples } from './personal-samples.ts'
import * as refused from './refused-calls.ts'
import { newBrowserId } from './world.ts'

type Row = {
  /** Its published address, which never changes. */
  at: string
  /** The states of an account in which its bearers may call it; 'open' for a call that refuses no bearer. */
  passes: readonly InactiveState[] | 'open'
  /** A refused call of it. */
  refused: refused.Arrange
}

const GUESS = 'A'.repeat(43)
const UNKNOWN = '01a1f9c2-1ab5-7214-9aec-cc5ccff82980'

const NONE: InactiveState[] = []
const RESTRICTED: InactiveState[] = ['restricted']

const { asAnybody, asGuest, asSignedOut, onceTooOften, whileInactive } = refused

/** The contract of each procedure, tested over both doors. each-call.ts has the successful calls. */
export const contractTable: Record<string, Row> = {
  'account.bring': {
    at: 'POST /api/account/bring',
    passes: NONE,
    refused: refused.withOwnBrowserKey,
  },
  'account.changes': { at: 'GET /api/account/changes', passes: INACTIVE_STATES, refused: asSignedOut },
  'account.create': {
    at: 'POST /api/account',
    passes: 'open',
    refused: onceTooOften('accounts_a_minute', () => ({ browserId: newBrowserId() })),
  },
  'account.delete': {
    at: 'POST /api/account/delete',
    passes: RESTRICTED,
    refused: refused.withoutProofByMail,
  },
  'account.deleteNow': {
    at: 'POST /api/account/delete/now',
    passes: INACTIVE_STATES,
    refused: refused.tooSoonAfterDeletion,
  },
  'account.export': {
    at: 'POST /api/account/export',
    passes: RESTRICTED,
    refused: refused.afterTooManyExports,
  },
  'account.footprint': {
    at: 'GET /api/account/footprint',
    passes: RESTRICTED,
    refused: whileInactive('resting'),
  },
  'account.forecast': { at: 'GET /api/account/forecast', passes: NONE, refused: whileInactive('restricted') },
  'account.get': { at: 'GET /api/account', passes: INACTIVE_STATES, refused: asSignedOut },
  'account.id': { at: 'GET /api/account/id', passes: INACTIVE_STATES, refused: asSignedOut },
  'account.journal': {
    at: 'GET /api/account/journal',
    passes: RESTRICTED,
    refused: asGuest('invalidInput', { before: 0 }),
  },
  'account.liftRestriction': {
    at: 'POST /api/account/restrict/lift',
    passes: RESTRICTED,
    refused: refused.withoutProofByPasskey,
  },
  'account.restrict': {
    at: 'POST /api/account/restrict',
    passes: RESTRICTED,
    refused: whileInactive('resting'),
  },
  ...fromEntries(
    Object.values(personalSamples).map(({ call, at, refused }) => [
      call,
      { at, passes: NONE, refused: asGuest('invalidInput', refused) },
    ]),
  ),
  'account.stopChange': {
    at: 'POST /api/account/changes/stop',
    passes: INACTIVE_STATES,
    refused: asGuest('invalidStop', { id: UNKNOWN }),
  },
  'account.undoBring': {
    at: 'POST /api/account/bring/undo',
    passes: NONE,
    refused: asGuest('invalidUndo', { undoToken: GUESS }),
  },
  'account.undoDeletion': {
    at: 'POST /api/account/delete/undo',
    passes: INACTIVE_STATES,
    refused: asAnybody('invalidUndo', { token: GUESS }),
  },
  'auth.logout': {
    at: 'POST /api/auth/logout',
    passes: 'open',
    refused: asAnybody('invalidInput', { browserKey: 7 }),
  },
  'auth.prove.begin': {
    at: 'POST /api/auth/prove/begin',
    passes: INACTIVE_STATES,
    refused: asGuest('noPasskey'),
  },
  'auth.prove.code': {
    at: 'POST /api/auth/prove/code',
    passes: INACTIVE_STATES,
    refused: asGuest('invalidVerificationCode', { code: '123456' }),
  },
  'auth.prove.complete': {
    at: 'POST /api/auth/prove/complete',
    passes: INACTIVE_STATES,
    refused: refused.withSignInForProof,
  },
  'auth.prove.mail': {
    at: 'POST /api/auth/prove/mail',
    passes: INACTIVE_STATES,
    refused: asGuest('noAddress'),
  },
  'auth.refresh': {
    at: 'POST /api/auth/refresh',
    passes: 'open',
    refused: asAnybody('notAuthenticated', { refreshToken: GUESS }),
  },
  'auth.restore': {
    at: 'POST /api/auth/browser-key',
    passes: 'open',
    refused: asAnybody('notAuthenticated', { browserKey: GUESS }),
  },
  'email.activateKey': {
    at: 'POST /api/auth/email/activate',
    passes: NONE,
    refused: asAnybody('invalidActivationCode', { token: GUESS, activationCode: '123456' }),
  },
  'email.askSignInLink': {
    at: 'POST /api/auth/email/signin',
    passes: NONE,
    refused: onceTooOften('mails_from_network_an_hour', () => ({ email: newAddress() })),
  },
  'email.askVerification': {
    at: 'POST /api/account/email/verify',
    passes: NONE,
    refused: refused.forOwnedAddress,
  },
  'email.redeemSignInLink': {
    at: 'POST /api/auth/email/verify',
    passes: NONE,
    refused: asAnybody('invalidLink', { token: GUESS }),
  },
  'email.removeRecovery': {
    at: 'DELETE /api/account/email',
    passes: NONE,
    refused: refused.withoutProofOfSettled,
  },
  'email.requestKey': {
    at: 'POST /api/account/email-key',
    passes: NONE,
    refused: refused.whenFullOfKeys,
  },
  'email.verifyCode': {
    at: 'POST /api/account/email/verify-code',
    passes: NONE,
    refused: refused.afterFiveWrongCodes,
  },
  'health.live': { at: 'GET /api/health/live', passes: 'open', refused: refused.byMethod },
  'health.ready': { at: 'GET /api/health/ready', passes: 'open', refused: refused.notReady },
  'keys.device': {
    at: 'GET /api/account/devices/{id}',
    passes: RESTRICTED,
    refused: asGuest('browserKeyNotFound', { id: UNKNOWN }),
  },
  'keys.list': { at: 'GET /api/account/keys', passes: RESTRICTED, refused: whileInactive('resting') },
  'keys.listDevices': {
    at: 'GET /api/account/devices',
    passes: RESTRICTED,
    refused: whileInactive('resting'),
  },
  'keys.listRefreshTokens': {
    at: 'GET /api/auth/refresh-tokens',
    passes: RESTRICTED,
    refused: asSignedOut,
  },
  'keys.removeBrowserKey': {
    at: 'POST /api/account/browser-key/delete',
    passes: NONE,
    refused: refused.ofLastKey,
  },
  'keys.removeEmailKey': {
    at: 'POST /api/auth/email-key/delete',
    passes: NONE,
    refused: asGuest('emailKeyNotFound', { keyId: UNKNOWN }),
  },
  'keys.removeFeatureKey': {
    at: 'POST /api/account/feature-key/delete',
    passes: NONE,
    refused: asGuest('featureKeyNotFound', { keyId: UNKNOWN }),
  },
  'keys.removePasskey': {
    at: 'POST /api/auth/passkey/delete',
    passes: NONE,
    refused: asGuest('passkeyNotFound', { keyId: UNKNOWN }),
  },
  'keys.rename': {
    at: 'POST /api/account/key/name',
    passes: NONE,
    refused: asGuest('keyNotFound', { keyId: UNKNOWN, name: 'Kitchen' }),
  },
  'passkeys.beginDiscoverableLogin': {
    at: 'POST /api/auth/login/discoverable/begin',
    passes: 'open',
    refused: onceTooOften('ceremonies_a_minute'),
  },
  'passkeys.beginLogin': {
    at: 'POST /api/auth/login/begin',
    passes: 'open',
    refused: onceTooOften('ceremonies_a_minute', () => ({ email: newAddress() })),
  },
  'passkeys.beginRegistration': {
    at: 'POST /api/auth/register/begin',
    passes: NONE,
    refused: onceTooOften('ceremonies_a_minute'),
  },
  'passkeys.completeLogin': {
    at: 'POST /api/auth/login/complete',
    passes: 'open',
    refused: refused.withUnknownPasskey,
  },
  'passkeys.completeRegistration': {
    at: 'POST /api/auth/register/complete',
    passes: NONE,
    refused: refused.withChallengeOfSignIn,
  },
}

/** For a test that finds a procedure without a row. */
export const ADD_ROW = 'Each procedure has a row in tests/support/contract-table.ts: add yours there'
