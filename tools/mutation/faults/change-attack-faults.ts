import type { Fault } from '../fault.ts'

const DUE = 'src/server/account-protection/carry-out-due.ts'
const STOP = 'src/server/account-protection/stop-change.ts'
const WAITING = 'src/server/account-protection/waiting.ts'
const VERIFY = 'src/server/account-protection/effects/verify-now.ts'
const ADD_PASSKEY = 'src/server/account-protection/effects/add-passkey-now.ts'
const REGISTER = 'src/server/passkeys/register-passkey.ts'
const RECOVERY = 'src/server/emails/change-recovery.ts'

const STOP_TESTS = ['tests/server/account-protection/age-and-delay-two-mailboxes.test.ts']
const ATTACK_TESTS = ['tests/server/account-protection/age-and-delay-attacks.test.ts']
const STOLEN_TESTS = ['tests/server/account-protection/age-and-delay-stolen.test.ts']

/** Age and delay: what an attacker with fresh eyes found. */
export const changeAttackFaults: Fault[] = [
  {
    name: 'attack: a waiting change that fails shuts its account for ever',
    file: DUE,
    find: 'if (isUnavailable(error)) throw error\n',
    replace: 'if (!(error instanceof Refusal) && !(error instanceof ChangeIsDue)) throw error\n',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: a passkey that is registered already may wait',
    file: REGISTER,
    find: "    if (await isTaken(tx, passkey)) throw new Refusal('invalidRegistrationCredential')\n",
    replace: '',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: a passkey whose maker is forgotten does not come',
    file: ADD_PASSKEY,
    find: 'const maker = (await isRemembered(tx, madeBySecretId)) ? { madeBySecretId } : {}',
    replace: 'const maker = { madeBySecretId }',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: a first verification by a forgotten session takes effect',
    file: DUE,
    find: "if (!(await isRemembered(tx, secretId))) throw new Refusal('invalidVerificationCode')",
    replace: '',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: the letter about a settled address has a link that takes it away',
    file: VERIFY,
    find: 'const isAdded = !(await isSettledAddress(tx, deps, accountId, address))',
    replace: 'const isAdded = true',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: the link of what was added takes a settled address away',
    file: STOP,
    find: 'if (!added || isSettled(added, deps.config.seniorityS))',
    replace: 'if (!added)',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: who came in by an address between two replacements stays',
    file: STOP,
    find: 'notInArray(browserSecrets.signedInWithAddress, owned)',
    replace:
      'and(notInArray(browserSecrets.signedInWithAddress, owned), inArray(browserSecrets.signedInWithAddress, [...since])) as SQL',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: a stolen token is prolonged by asking for a passkey that waits',
    file: REGISTER,
    find: '...reissueSessionToken(deps, session), takesEffectAt:',
    replace: '...issueSessionToken(deps, session), takesEffectAt:',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: an address is claimed at the due moment before it has left',
    file: 'src/server/account-store/addresses/claim-address.ts',
    find: 'if (owner.isDue) throw new ChangeIsDue(owner.accountId)',
    replace: 'if (owner.isDue) return false',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: verified again, an address leaves all the same',
    file: VERIFY,
    find: '  await endAsStopped(tx, deps, entry, (effect) => comes(effect) || leaves(effect))\n',
    replace: '',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: the link of a mailbox that has left takes things away',
    file: STOP,
    find: '        or(isNull(stopTokens.address), isNotNull(addresses.address)),\n',
    replace: '',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: a passkey that is taken away leaves the browsers that came in by it',
    file: STOP,
    find: 'await endBrowsers(tx, accountId, eq(browserSecrets.signedInWithKeyId, added.id), by)',
    replace: 'null',
    tests: ATTACK_TESTS,
  },
  {
    name: 'attack: an address that awaits its code is removed without a proof',
    file: RECOVERY,
    find: '    await askForProof(tx, deps, session, { ...claim, mayWait: false })\n',
    replace: '',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: an e-mail key that awaits its code is removed without a proof',
    file: 'src/server/credentials/remove-key.ts',
    find: "    if (key.type === 'email') await askForProof(tx, deps, session, { ...claim, mayWait: false })\n",
    replace: '',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: who waits replaces the code of a recovery e-mail that another browser awaits',
    file: RECOVERY,
    find: 'mayWait: !isTaken',
    replace: 'mayWait: isTaken || !isTaken',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: who waits replaces the link of an e-mail key that another browser awaits',
    file: 'src/server/emails/request-email-key.ts',
    find: 'mayWait: !isTaken',
    replace: 'mayWait: isTaken || !isTaken',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: a copy of a browser key outlives the proof that renewed it',
    file: 'src/server/account-store/browsers/issue-browser-key.ts',
    find: '  await replaceSecrets(tx, renewed.standing)\n',
    replace: '',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: a settled mailbox whose replacement was waited for leaves at once',
    file: VERIFY,
    find: 'if (about && isSettled(about, deps.config.seniorityS) && !isKept) {',
    replace:
      "if (authority.kind !== 'waits' && about && isSettled(about, deps.config.seniorityS) && !isKept) {",
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: a browser whose removal is due is still told whose it is',
    file: 'src/server/accounts/read-account.ts',
    find: '  if (isDue) throw new ChangeIsDue(whose.accountId)\n',
    replace: '',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: what waits is crowded out of the list by what is done',
    file: 'src/server/account-protection/list-changes.ts',
    find: 'desc(sql`${waits}`), desc(changes.at)',
    replace: 'desc(changes.at)',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: a lifting that waits outlives the restriction',
    file: 'src/server/account-protection/effects/lift-now.ts',
    find: "  await endPointless(tx, accountId, (effect) => effect.do === 'liftRestriction')\n",
    replace: '',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: a deletion that waits outlives the one that was taken back',
    file: 'src/server/account-protection/effects/rest-now.ts',
    find: "  await endPointless(tx, accountId, (effect) => effect.do === 'deleteAccount')\n",
    replace: '',
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: an e-mail key that leaves counts as one that stays',
    file: WAITING,
    find: "    case 'removeKey':\n    case 'releaseReplaced':",
    replace: "    case 'releaseReplaced':",
    tests: STOLEN_TESTS,
  },
  {
    name: 'attack: an address that an e-mail key keeps is said to leave',
    file: VERIFY,
    find: "const isKept = about?.kind === 'mailbox' && about.emailKeyId !== null",
    replace: 'const isKept = false',
    tests: STOP_TESTS,
  },
  {
    name: 'attack: one of two ways in which a mailbox is held takes the mailbox along',
    file: 'src/server/account-protection/last-settled.ts',
    find: "('keyId' in removed ? about.isRecovery : about.emailKeyId !== null)",
    replace: 'false',
    tests: STOP_TESTS,
  },
  {
    name: 'attack: an e-mail key that was activated anew leaves all the same',
    file: 'src/server/emails/activate-email-key.ts',
    find: "effect.do === 'removeKey' && effect.keyId === keyId",
    replace: "effect.do === 'removeKey' && effect.keyId === address",
    tests: STOP_TESTS,
  },
  {
    name: 'attack: a stop lets a settled address go that has no e-mail key',
    file: STOP,
    find: 'else if (!leaving.has(one)) await holdByEmailKey(tx, deps, accountId, one)',
    replace: 'else await releaseAddress(tx, one, accountId)',
    tests: STOP_TESTS,
  },
  {
    name: 'attack: a copy of a browser ends the code that was asked for with a proof',
    file: 'src/server/account-store/addresses/codes.ts',
    find: '(${codes.isProven} or ${codes.askedByKeyId} is distinct from ${browserKeyId})',
    replace: '${codes.askedByKeyId} is distinct from ${browserKeyId}',
    tests: ['tests/server/account-protection/age-and-delay-numbers.test.ts'],
  },
  {
    name: 'attack: an e-mail key that waits is listed for a week',
    file: 'src/server/account-store/keys/is-listed.ts',
    find: 'isYoung, waitsToCome())',
    replace: 'isYoung)',
    tests: STOLEN_TESTS,
  },
]
