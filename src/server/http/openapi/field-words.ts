import {
  capitalized,
  kindOf,
  PERSONAL_FIELDS,
  type PersonalKind,
  personalFields,
} from '#shared/personal-fields.ts'
import { recordOf } from '#shared/record-of.ts'

const ACCESS_TOKEN =
  'Access token: an EdDSA JWT, sent as `Authorization: Bearer …`. Good for a quarter of an hour unless said otherwise.'

const BROWSER_KEY =
  'Browser key: 256 random bits that this browser keeps and trades for access tokens. It is no bearer itself.'

/** What may be sent as a personal field. */
const sent: Record<PersonalKind, string> = {
  name: ': 1 to 100 characters, trimmed',
  day: ' as `YYYY-MM-DD`, of somebody from 13 to 100 years old',
}

/** The description of each field, the same wherever it appears, also where the contract has two names for it. */
export const fieldWords: Record<string, string> = {
  jwt: ACCESS_TOKEN,
  accessToken: ACCESS_TOKEN,
  browserKey: BROWSER_KEY,
  refreshToken: BROWSER_KEY,
  expiresIn: 'Life of the access token, or of the proof, in seconds.',

  success: 'True in every answer of a call that was done.',
  message: 'A sentence for people.',
  error: 'A sentence for people; the one exception is the literal word `email_exists`.',
  code: 'What was refused, in a word that stays; for a mailed code, its six digits.',
  issues: 'The fields that were refused.',
  things: 'What opens the account by itself and can be lost.',
  kind: 'What sort of thing it is.',
  losses: 'Each thing alone, then each two.',
  lost: 'What is lost.',
  waysIn: 'What still opens the account then.',
  locked: 'Whether nothing does.',
  nextStep: 'What would help most against being locked out; null: there is a spare of everything.',
  methods: 'How the proof that is wanted can be given.',
  wait: 'Who cannot give a proof may wait instead: the change takes effect after the delay, unless it is stopped.',
  takesEffectAt: 'When the change takes effect; null: it has.',
  leavesAt: 'When it leaves the account, which can be stopped until then; null: it stays.',
  waitsUntil: 'When it will be added. Until then it opens nothing.',
  leaving: 'Says that the passkey of this sign-in is about to leave, and how to keep it.',
  stopToken: 'Stops the removal of the passkey by which one has just signed in.',
  stopped: 'What was stopped.',
  isStopped: 'Whether somebody stopped it.',
  session: 'The session of the renewed browser key.',
  until: 'From when on the same call would be allowed.',
  restrictedAt: 'Since when the account is kept and used for nothing; null: it is not.',
  confirm: 'The word `DELETE`: whoever types it means it.',
  restsUntil: 'When the account will be deleted, which can be taken back until then; null: never.',
  path: 'The field, dotted.',

  id: 'Id (UUID).',
  accountId: 'Id of the account (UUID).',
  upid: 'Public id of the account: 10 characters of Crockford base32.',
  ...recordOf(PERSONAL_FIELDS, (field) => {
    const { noun, isAsked } = personalFields[field]
    return `${capitalized(noun)}${isAsked ? sent[kindOf(field)] : ''}; null while unknown.`
  }),
  email:
    'E-mail address: at most 254 characters, kept in lower case with its domain in ASCII; null for none.',
  emailVerified: 'Whether `email` is verified.',
  pendingEmail: 'The address that awaits its code, or null.',
  emails: 'Every address of the account.',
  verified: 'Whether the address is verified anywhere on the account.',
  displayName:
    "First and last name, or 'User'; on the way in, a label for the passkey of at most 100 characters.",
  ghost: 'True until an address of the account is verified.',
  user: 'Who somebody is, in the few words every sign-in answers with.',
  createdAt: 'When it was made.',
  lastUsed: 'When it was last used, or null.',

  keys: 'The keys that open the account, oldest first.',
  keyId: 'Id of the key (UUID).',
  name: 'What people call it.',
  type: 'What kind it is.',
  browserId: 'Random name of a browser: 16 letters or digits. It identifies and never authenticates.',
  browserName: 'What people call the browser: at most 100 characters; by default what its User-Agent says.',
  current: 'Whether it is the one this session stands on.',
  signedInWith: 'The key that let its holder in; absent for somebody who came as a guest.',
  synced: 'Whether the passkey is kept by more than one device.',
  provider: 'Who keeps the passkey, where that is known.',
  activated: 'Whether the e-mail key was activated.',
  featureName: 'The feature that is switched on.',
  accepted: 'The passkeys that are left, for the Signal API of the browser.',

  from: "The guest's browser key.",
  take: 'What is to be brought along, each thing once.',
  brought: 'What was brought along: nothing of what the guest never said.',
  undoToken: 'Undoes it: good once, for 30 days and for the same account.',
  undone:
    'What is as it was before; of changes the newest first. What was changed since is not among it, and stays.',

  proof: 'Proof that it is you: good for five minutes and for the session that got it; some calls use it up.',
  to: 'The address it was mailed to, masked.',
  entries: 'What happened, newest first.',
  head: 'The newest entry, signed.',
  before: 'Only entries with a smaller `seq`: the smallest of the answer before.',
  seq: 'Its place in the journal: 1, 2, 3 and so on.',
  at: 'When it happened.',
  event: 'What happened.',
  browser:
    'What the browser that did it is called on the ring; null for a stranger, the operator and the house.',
  key: 'The key that it was about, as it was called then, or null.',
  detail: "An address it was about: in full when it was the account's own, else masked; or null.",
  previous: '`hash` of the entry before; null in the first one ever.',
  hash: 'SHA-256 in base64url over the entry without its `hash`, as RFC 8785 writes JSON.',
  kid: 'Names the key that signed: one of `/.well-known/latchkey-journal.json`.',

  table: 'The table, as the database calls it.',
  column: 'The column, as the database calls it.',
  purpose: 'What it is for, in words.',
  kept: 'How long it is kept, in words.',
  value: 'What it holds now, in words: `nothing` where it is empty, of a secret `a fingerprint of ...`.',

  token: 'The token of the mailed link: good once and for a quarter of an hour.',
  expectedEmail: 'Redeem only if the link is for this address; otherwise it is refused and stays good.',
  activationCode: 'The six digits of the mail.',
  keyToken: 'The token of the link that was mailed.',
  isConflict: 'Prove to hold an address of another account; nothing changes.',
  conflictConfirmed: 'The code was right; nothing has changed.',
  newUser: 'No passkey is known for this address.',
  credential: 'What the browser answered, as JSON (`PublicKeyCredential.toJSON()`).',

  challenge: 'Random bytes that the passkey signs: good for one try and for five minutes.',
  rawId: 'The same as `id`.',
  response: 'What the authenticator made.',
  clientDataJSON: 'As the browser made it, base64url.',
  attestationObject: 'As the authenticator made it, base64url. Its attestation statement is not read.',
  authenticatorData: 'As the authenticator made it, base64url.',
  signature: 'As the authenticator made it; of a head Ed25519 over `upid.seq.hash`. In base64url.',
  userHandle: 'Whose passkey it is, as the authenticator remembers it. An empty one is none.',
  transports: 'How the authenticator can be reached.',
  rp: 'Whom the passkey is for: this service.',
  rpId: 'The domain that passkeys belong to.',
  userId: 'The user handle that passkeys of the account carry.',
  credentialIds: 'The credential ids of the passkeys that are left.',
  pubKeyCredParams: 'Kinds of keys that are taken, the best first.',
  alg: 'COSE number of the algorithm.',
  timeout: 'How long the ceremony may take, in milliseconds.',
  attestation: 'None: we do not ask what kind of authenticator it is.',
  authenticatorSelection: 'What the authenticator must do.',
  residentKey: 'The passkey must be found without a name being typed.',
  requireResidentKey: 'The same for older browsers.',
  userVerification: 'The person must unlock the passkey.',
  excludeCredentials: 'Passkeys that the account has already.',
  allowCredentials: 'Passkeys that may sign in; empty for whatever the browser has.',
  extensions: 'Extensions of WebAuthn that are asked for.',
  credProps: 'Ask whether the passkey can be found without a name.',
  hints: 'Where the passkey may be kept.',

  status: 'Always `healthy`: who is not does not say so with 200.',
  shard: 'A routing hint for a load balancer.',
  imageTag: 'The build that runs.',
  uptime: 'Seconds since the process started.',
  timestamp: 'The time of the server.',
}

/** Text about step-up and pending changes for calls that remove a sign-in method ('Age and delay' 3, 4 and 9). */
export const REMOVAL =
  'What the account has had for `SENIORITY_S` seconds leaves after as long again, `takesEffectAt`, and can be stopped until then; a passkey that gave the `proof` itself, new keys and browsers go at once. Who can give no proof may `wait` for anything but the last of it. A day: 10 changes that wait without a proof, 100 with one.'
