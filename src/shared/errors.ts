/**
 * Every intended refusal of the service: its code, HTTP status and sentence for people. Both doors (tRPC and REST)
 * and the client read this one table.
 */
export const errorCatalogue = {
  invalidInput: { code: 'invalid_input', status: 400, sentence: 'Invalid input' },
  invalidJson: { code: 'invalid_json', status: 400, sentence: 'The request body is not valid JSON' },
  invalidUndo: { code: 'invalid_undo', status: 400, sentence: 'This cannot be undone any more' },
  invalidStop: { code: 'invalid_stop', status: 400, sentence: 'This cannot be stopped any more' },
  invalidLink: { code: 'invalid_link', status: 400, sentence: 'Invalid verification link' },
  invalidVerificationCode: { code: 'invalid_code', status: 400, sentence: 'Invalid verification code' },
  invalidActivationCode: { code: 'invalid_code', status: 400, sentence: 'Invalid activation code' },
  invalidRegistrationChallenge: {
    code: 'invalid_challenge',
    status: 400,
    sentence: 'Registration completion failed',
  },
  invalidLoginChallenge: { code: 'invalid_challenge', status: 400, sentence: 'Login completion failed' },
  invalidRegistrationCredential: {
    code: 'invalid_credential',
    status: 400,
    sentence: 'Registration completion failed',
  },
  invalidLoginCredential: { code: 'invalid_credential', status: 401, sentence: 'Login completion failed' },
  authenticationRequired: {
    code: 'authentication_required',
    status: 401,
    sentence: 'Authentication required',
  },
  invalidToken: { code: 'invalid_token', status: 401, sentence: 'Invalid token' },
  tokenExpired: { code: 'token_expired', status: 401, sentence: 'Token expired' },
  notAuthenticated: { code: 'not_authenticated', status: 401, sentence: 'Not authenticated' },
  crossSite: { code: 'cross_site', status: 403, sentence: 'This call must come from the application itself' },
  accountRestricted: {
    code: 'account_restricted',
    status: 403,
    sentence: 'This account is restricted',
  },
  accountResting: {
    code: 'account_resting',
    status: 403,
    sentence: 'This account is about to be deleted',
  },
  proofRequired: { code: 'proof_required', status: 403, sentence: 'Please show that it is you' },
  tooNew: { code: 'too_new', status: 403, sentence: 'This key is too new for that' },
  notFound: { code: 'not_found', status: 404, sentence: 'Not found' },
  keyNotFound: { code: 'not_found', status: 404, sentence: 'Key not found' },
  passkeyNotFound: { code: 'not_found', status: 404, sentence: 'Passkey not found' },
  emailKeyNotFound: { code: 'not_found', status: 404, sentence: 'Email key not found' },
  browserKeyNotFound: { code: 'not_found', status: 404, sentence: 'Browser key not found' },
  featureKeyNotFound: { code: 'not_found', status: 404, sentence: 'Feature key not found' },
  methodNotAllowed: { code: 'method_not_allowed', status: 405, sentence: 'Method not allowed' },
  requestTimeout: { code: 'request_timeout', status: 408, sentence: 'The request took too long to arrive' },
  emailExists: {
    code: 'email_exists',
    status: 409,
    sentence: 'This email belongs to another account',
  },
  lastKey: {
    code: 'last_key',
    status: 409,
    sentence: 'This is the only way into your account. Add another key or a verified email first.',
  },
  tooManyKeys: { code: 'too_many_keys', status: 409, sentence: 'Too many keys, delete one first' },
  noPasskey: { code: 'no_passkey', status: 409, sentence: 'This account has no passkey' },
  noAddress: { code: 'no_address', status: 409, sentence: 'This account has no verified address' },
  notAGuest: { code: 'not_a_guest', status: 409, sentence: 'This browser key does not belong to a guest' },
  notResting: { code: 'not_resting', status: 409, sentence: 'Nothing is to be deleted' },
  tooLarge: { code: 'too_large', status: 413, sentence: 'The request is too large' },
  preconditionFailed: {
    code: 'precondition_failed',
    status: 412,
    sentence: 'The file has changed',
  },
  rangeNotSatisfiable: {
    code: 'range_not_satisfiable',
    status: 416,
    sentence: 'The file does not have that part',
  },
  unsupportedMediaType: {
    code: 'unsupported_media_type',
    status: 415,
    sentence: 'The request body must be application/json',
  },
  tooManyAttempts: {
    code: 'too_many_attempts',
    status: 429,
    sentence: 'Too many attempts. Please request a new code.',
  },
  rateLimited: {
    code: 'rate_limited',
    status: 429,
    sentence: 'Too many requests. Please try again later.',
  },
  headersTooLarge: {
    code: 'headers_too_large',
    status: 431,
    sentence: 'The request headers are too large',
  },
  unexpected: { code: 'unexpected', status: 500, sentence: 'System error, please try again later.' },
  unavailable: { code: 'unavailable', status: 503, sentence: 'System error, please try again later.' },
} as const

export type ErrorName = keyof typeof errorCatalogue
export type ErrorCode = (typeof errorCatalogue)[ErrorName]['code']

/** One refused field: `path` is dotted, `message` a sentence for people. */
export type Issue = { path: string; message: string }

/** A step-up method: it shows more than a browser key. */
export type ProofMethod = 'passkey' | 'mail'

/** The shape of every failed call: the body over REST, `error.data` over tRPC. */
export type FailedCall = {
  success: false
  error: string
  code: ErrorCode
  message: string
  issues?: Issue[]
  /** The available step-up methods: with `proof_required`. */
  methods?: ProofMethod[]
  /** When the same call becomes allowed, in ISO 8601: with `too_new`. */
  until?: string
}
