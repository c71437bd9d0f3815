import type { Fault } from '../fault.ts'

const LINKS = 'src/server/sign-in-links/redeem.ts'
const REDEEM = 'src/server/sign-in-links/queries.ts'
const ADDRESSES = 'src/server/account-store/addresses/claim-address.ts'

const REDEEM_TESTS = ['tests/server/sign-in-links/redeem-sign-in-link.test.ts']

/** Sign-in links, who owns an address, and what is said in letters. */
export const mailFaults: Fault[] = [
  {
    name: 'link: never expires',
    file: REDEEM,
    find: 'return sql`${links.expiresAt} > now()`',
    replace: 'return sql`true`',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: expires by the clock of the server',
    file: REDEEM,
    find: 'return sql`${links.expiresAt} > now()`',
    replace: 'return sql`${links.expiresAt} > ${new Date().toISOString()}::timestamptz`',
    tests: ['tests/server/account-store/database-clock.test.ts'],
  },
  {
    name: 'link: works again and again',
    file: LINKS,
    find: '.delete(links)',
    replace: '.update(links).set({ address: sql`${links.address}` })',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: is read first and deleted afterwards',
    file: LINKS,
    find: '.delete(links)\n    .where(',
    replace: '.select({ hash: links.hash }).from(links).where(',
    also: [
      {
        find: '.returning({ hash: links.hash })',
        replace: '\n  await tx.delete(links).where(eq(links.hash, hash))',
      },
    ],
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: one for another address than the expected is used up',
    file: LINKS,
    find: 'facts.expectedEmail === undefined || facts.expectedEmail === found?.address',
    replace: 'true',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: works again and again for an owner',
    file: REDEEM,
    find: 'link, account, owned, spent,',
    replace: 'link, account, owned,',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: works again and again where it made an account',
    file: REDEEM,
    find: 'delete from ${links} using claim where',
    replace: 'update ${links} set address = ${links.address} from claim where',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: a new owner is let in although another was quicker',
    file: LINKS,
    find: 'if (!made.isClaimed) throw new OwnerChanged()',
    replace: '',
    tests: ['tests/server/account-store/lost-claim.test.ts'],
  },
  {
    name: 'link: helps any guest who presents it, not the one who asked',
    file: LINKS,
    find: 'session && session.accountId === found.askedByAccountId',
    replace: 'session',
    tests: ['tests/server/sign-in-links/link-presenter.test.ts'],
  },
  {
    name: 'link: opens what the address belonged to before the lock',
    file: REDEEM,
    find: ".for('share')",
    replace: '',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: opens an account that its address belongs to no more',
    file: LINKS,
    find: "if ((await ownerOf(tx, address)) !== accountId) throw new Refusal('invalidLink')",
    replace: '',
    tests: REDEEM_TESTS,
  },
  {
    name: 'link: names the host that the request claims to be for',
    file: 'src/server/http/trpc/context.ts',
    find: 'this.deps = deps',
    replace:
      'const host = request.headers["x-forwarded-host"] ?? request.headers.host\n' +
      '    this.deps = { ...deps, config: { ...deps.config, publicUrl: `http://${host}` } }',
    tests: ['tests/server/sign-in-links/ask-sign-in-link.test.ts'],
  },
  {
    name: 'link: mailed as often as somebody asks',
    file: 'src/server/rate-limits/limits.ts',
    find: 'bucket: `mails an hour to ${address}`, most: 5,',
    replace: 'bucket: `mails an hour to ${address}`, most: 500,',
    tests: ['tests/server/sign-in-links/ask-sign-in-link.test.ts'],
  },
  {
    name: 'address: whoever claims it has it',
    file: ADDRESSES,
    find: 'return !(await isForeign(tx, address, accountId))',
    replace: 'return true',
    tests: ['tests/server/emails/verification-code.test.ts'],
  },
  {
    name: 'address: given back though something else still holds it',
    file: ADDRESSES,
    find: '        not(exists(asRecovery)),\n        not(exists(asEmailKey)),\n',
    replace: '',
    tests: ['tests/server/account-store/twice-held-address.test.ts'],
  },
  {
    name: 'address: kept by an e-mail key that was revoked',
    file: 'src/server/account-store/keys/revoke-keys.ts',
    find: 'activatedAt !== null) await releaseAddress(tx, email, accountId)',
    replace: 'activatedAt !== null) void releaseAddress',
    tests: ['tests/server/credentials/remove-key.test.ts'],
  },
  {
    name: 'address: an e-mail key for that of another account gets its code',
    file: 'src/server/emails/request-email-key.ts',
    find: '(await isForeign(tx, email, accountId))',
    replace: 'false',
    tests: ['tests/server/emails/email-keys.test.ts'],
  },
  {
    name: 'recovery e-mail: each verification is a first one',
    file: 'src/server/account-protection/effects/verify-now.ts',
    find: 'isFirst: email === null',
    replace: 'isFirst: true',
    tests: ['tests/server/emails/changed-recovery-email.test.ts'],
  },
  {
    name: 'recovery e-mail: no verification is a first one',
    file: 'src/server/account-protection/effects/verify-now.ts',
    find: 'isFirst: email === null',
    replace: 'isFirst: false',
    tests: ['tests/server/emails/first-verified-email.test.ts'],
  },
  {
    name: 'notice: nobody is told of anything',
    file: 'src/server/account-protection/notices/notices.ts',
    find: 'for (const to of known) {',
    replace: 'for (const to of [...known].slice(0, 0)) {',
    tests: ['tests/server/passkeys/passkey-registration.test.ts'],
  },
  {
    name: 'letter: a call holds a connection and asks for another',
    file: 'src/server/emails/request-email-key.ts',
    find: 'const { upid } = await readAccountRow(tx, accountId)',
    replace: 'const { upid } = await readAccountRow(deps.db, accountId)',
    tests: ['tests/server/platform/one-connection.test.ts'],
  },
  {
    name: 'letter: names are HTML',
    file: 'src/server/lib/escape-html.ts',
    find: "return text.replace(/[&<>\"']/g, (character) => entities[character] ?? '')",
    replace: 'return text',
    tests: ['tests/server/account-protection/notice-names.test.ts'],
  },
  {
    name: 'notice: as many a day as somebody makes changes',
    file: 'src/server/rate-limits/limits.ts',
    find: 'const MOST_NOTICES = 20',
    replace: 'const MOST_NOTICES = 2_000',
    tests: ['tests/server/account-protection/held-notices.test.ts'],
  },
  {
    name: 'notice: repeats the name that somebody gave their browser',
    file: 'src/server/account-protection/notices/named-key.ts',
    find: 'return isKnown && more.length === 0 ? name : null',
    replace: 'return isKnown || more.length === 0 ? name : null',
    tests: ['tests/server/account-protection/notice-names.test.ts'],
  },
  {
    name: 'recovery e-mail: an address counts as asked about though it is not mailed',
    file: 'src/server/rate-limits/limits.ts',
    find: 'await countOrRefuse(tx, [...asked, ...waiting, ...mailLimits(deps, facts)])',
    replace: 'await countOrRefuse(deps.db, asked)\n  await countOrRefuse(deps.db, mailLimits(deps, facts))',
    tests: ['tests/server/rate-limits/rate-limits.test.ts'],
  },
  {
    name: 'mail: every permanent code buries a letter',
    file: 'src/server/platform/smtp/smtp-fault.ts',
    find: "return NO_SUCH_ADDRESS.test(status) || responseCode === DOMAIN_TAKES_NO_MAIL ? 'letter' : 'unclear'",
    replace: "return 'letter'",
    tests: ['tests/server/outbox/smtp-fault.test.ts'],
  },
  {
    name: 'mail: a refused sender is a refused recipient',
    file: 'src/server/platform/smtp/smtp-fault.ts',
    find: "if (command === 'MAIL FROM') return 'unclear'",
    replace: '',
    tests: ['tests/server/outbox/smtp-fault.test.ts'],
  },
  {
    name: 'mail: introduces itself by the name of the machine',
    file: 'src/server/platform/smtp/mailer.ts',
    find: 'name: introduction(publicUrl),',
    replace: '',
    tests: ['tests/server/outbox/outbox.test.ts'],
  },
  {
    name: "mail: the log repeats all of the mail server's reply",
    file: 'src/server/platform/smtp/smtp-words.ts',
    find: "isPlain(word) ? word : '…'",
    replace: 'isPlain(word) ? word : word',
    tests: ['tests/server/outbox/outbox.test.ts'],
  },
]
