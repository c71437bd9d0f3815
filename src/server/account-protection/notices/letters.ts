import type { Config } from '#server/config.ts'
import { formatDay, formatMoment } from '#server/lib/spoken-date.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { pages } from '#shared/page-paths.ts'
import { capitalized } from '#shared/personal-fields.ts'
import type { NamedKey } from './notice-wordings.ts'
import { digestLine, type Notice, THE_OPERATOR, wordings } from './notice-wordings.ts'
import { type Block, type From, type WrittenLetter, writeLetter } from './write-letter.ts'

type Facts = From & Pick<Config, 'publicUrl' | 'lifetimes' | 'seniorityS'>

/** The link that signs in, or verifies the address for the session that asked. */
export function signInLinkLetter(config: Facts, { to, token }: { to: string; token: string }): WrittenLetter {
  const link = `${config.publicUrl}${pages.verifyLink}?token=${encodeURIComponent(token)}`
  return writeLetter(config, {
    kind: 'signInLink',
    to,
    subject: `Your link to sign in to ${config.productName}`,
    blocks: [
      `You asked to sign in to ${config.productName}, and here is the door:`,
      { href: link, label: 'Sign in' },
      `This link works once and expires in ${spokenLifetime(config.lifetimes.link)}.`,
      'If you did not ask for it, ignore this mail: nobody gets in without the link.',
    ],
    secrets: [link],
  })
}

type CodeFacts = { to: string; upid: string; code: string }

/** The code that makes an address the recovery e-mail of an account. */
export function verificationCodeLetter(config: Facts, { to, upid, code }: CodeFacts): WrittenLetter {
  return writeLetter(config, {
    kind: 'verificationCode',
    to,
    subject: `Your verification code for ${config.productName}`,
    blocks: [
      `Your code is below. It makes this address the recovery email of your ${config.productName} account ${upid}. Type it where you were asked for it:`,
      ...codeBlocks(config, code),
    ],
    secrets: [code],
  })
}

/** The code for step-up by mail. */
export function proofCodeLetter(config: Facts, { to, upid, code }: CodeFacts): WrittenLetter {
  return writeLetter(config, {
    kind: 'proofCode',
    to,
    subject: `Is it you? Your ${config.productName} code`,
    blocks: [
      `Somebody who is signed in to your ${config.productName} account ${upid} wants to do something that only you may do. If that is you, type this code there:`,
      { code },
      `The code expires in ${spokenLifetime(config.lifetimes.code)}.`,
      'If it is not you, give the code to nobody: nothing happens without it. Then look which browsers and keys open your account, and delete those you do not know:',
      seeAccount(config),
    ],
    secrets: [code],
  })
}

/** For the owner of an address that another account tries to add. The code only proves who holds the address. */
export function conflictCodeLetter(config: Facts, { to, upid, code }: CodeFacts): WrittenLetter {
  return writeLetter(config, {
    kind: 'conflictCode',
    to,
    subject: `Is this you? Your ${config.productName} code`,
    blocks: [
      `This address was typed in at another account, the ${config.productName} account ${upid}. It belongs to your account and stays there.`,
      'If that was you, this code shows that the address is yours, and you can go on to your own account:',
      ...codeBlocks(config, code),
    ],
    secrets: [code],
  })
}

/** Link and code of an e-mail key; both are needed. */
export function emailKeyLetter(
  config: Facts,
  { to, upid, code, token }: CodeFacts & { token: string },
): WrittenLetter {
  const link = `${config.publicUrl}${pages.emailKeyLink}/${encodeURIComponent(token)}`
  return writeLetter(config, {
    kind: 'emailKey',
    to,
    subject: `Your email key for ${config.productName}`,
    blocks: [
      `With this link and this code you can sign in to the ${config.productName} account ${upid} by mail to this address. Open the link in the browser where you want to sign in:`,
      { href: link, label: 'Use your email key' },
      'Then type this code there:',
      ...codeBlocks(config, code),
    ],
    secrets: [link, code],
  })
}

/** For an address that already has an account. Contains no code and no link that signs in. */
export function emailKeyRefusedLetter(config: Facts, { to }: { to: string }): WrittenLetter {
  return writeLetter(config, {
    kind: 'emailKeyRefused',
    to,
    subject: `Your address already has an account at ${config.productName}`,
    blocks: [
      'Somebody asked for this address to open another account. It already belongs to an account, so nothing was changed.',
      'If that was you, sign in with this address. If it was not, ignore this mail.',
    ],
  })
}

type DeletionFacts = { to: string; upid: string; restsUntil: Date; isByOperator: boolean; token: string }

/**
 * The account is scheduled for deletion, with a link to undo it. The link only opens a page that asks, because mail
 * scanners follow links.
 */
export function deletionLetter(
  config: Facts,
  { to, upid, restsUntil, isByOperator, token }: DeletionFacts,
): WrittenLetter {
  const link = `${config.publicUrl}${pages.kept}?token=${encodeURIComponent(token)}`
  return writeLetter(config, {
    kind: 'deletionAsked',
    to,
    subject: `Your account will be deleted on ${formatDay(restsUntil)}`,
    blocks: [
      `The deletion of ${accountWords(config, upid)} was asked for${isByOperator ? ` by ${THE_OPERATOR}` : ''}. Every browser was signed out, and the account is closed. On ${formatMoment(restsUntil)} everything we keep on it is deleted, for good.`,
      `If ${isByOperator ? 'you did not ask them for that' : 'that was not you'}, or if you change your mind, keep it:`,
      { href: link, label: 'Keep my account' },
      'If you do want to go, there is nothing to do. We will not write about it again.',
    ],
    secrets: [link],
  })
}

/** The operator has deleted the account, for good. Names their reason, because nothing else tells its holder. */
export function deletedLetter(
  config: Facts,
  { to, upid, reason }: { to: string; upid: string; reason: string },
): WrittenLetter {
  return writeLetter(config, {
    kind: 'accountDeleted',
    to,
    subject: 'Your account was deleted',
    blocks: [
      `${capitalized(THE_OPERATOR)} deleted ${accountWords(config, upid)}, with everything we kept on it. It cannot be brought back.`,
      `The reason they gave: ${reason}`,
      'This address is free again. We will not write about that account any more.',
    ],
  })
}

/** A notice of a change that was made. */
export function noticeLetter(
  config: Facts,
  { to, upid, notice, token }: { to: string; upid: string; notice: Notice; token?: string | undefined },
): WrittenLetter {
  // Each wording takes the notice of its own event. TypeScript cannot relate the two through a variable.
  const wording = wordings[notice.event] as (
    notice: Notice,
    account: string,
  ) => { subject: string; blocks: Block[] }
  const { subject, blocks } = wording(notice, accountWords(config, upid))
  const link = token === undefined ? null : stopLink(config, token)
  const remove: Block[] = link
    ? [
        `For the next ${spokenLifetime(config.seniorityS)} you can also take it away again without signing in:`,
        { href: link, label: 'Remove it' },
      ]
    : []
  return writeLetter(config, {
    kind: notice.event,
    to,
    subject,
    blocks: [...blocks, seeAccount(config), ...remove],
    secrets: link ? [link] : [],
  })
}

function stopLink({ publicUrl }: Facts, token: string) {
  return `${publicUrl}${pages.stop}?token=${encodeURIComponent(token)}`
}

export type PendingFacts = {
  to: string
  upid: string
  event: AuditEvent
  key?: { type: NamedKey['type'] | 'feature'; name: string } | null | undefined
  takesEffectAt: Date
  /** The token that stops the change; null for an address that is not settled. */
  token: string | null
}

/**
 * A change is pending, with a link to stop it. The link only opens a page that asks, because mail scanners follow
 * links.
 */
export function pendingChangeLetter(config: Facts, facts: PendingFacts): WrittenLetter {
  const { to, upid, event, key, takesEffectAt, token } = facts
  const link = stopLink(config, token ?? '')
  const what = `${describeChange(event)}${key ? ` (${key.name})` : ''}`
  const stop: Block[] = [
    `You can stop it until ${formatMoment(takesEffectAt)}:`,
    { href: link, label: 'Stop this change' },
  ]
  return writeLetter(config, {
    kind: 'changeWaits',
    to,
    subject: `A change of your account takes effect on ${formatDay(takesEffectAt)}`,
    blocks: [
      `Somebody who is signed in to ${accountWords(config, upid)} asked for a change: ${what}. It takes effect on ${formatMoment(takesEffectAt)}.`,
      'If that was you, there is nothing to do.',
      ...(token === null
        ? ['If it was not, sign in and stop it:', seeAccount(config)]
        : ['If it was not, stop it.', ...stop]),
    ],
    secrets: token === null ? [] : [link],
  })
}

/** A pending change was stopped. */
export function stoppedLetter(
  config: Facts,
  { to, upid, event }: { to: string; upid: string; event: AuditEvent },
): WrittenLetter {
  return writeLetter(config, {
    kind: 'changeStopped',
    to,
    subject: 'A change of your account was stopped',
    blocks: [
      `A change that was asked for in ${accountWords(config, upid)} was stopped, and will not take effect: ${describeChange(event)}.`,
      'If that was not you, sign in and look at your keys:',
      seeAccount(config),
    ],
  })
}

const changeWords: Partial<Record<AuditEvent, string>> = {
  key_added: 'a passkey is added',
  key_activated: 'an email key is added',
  key_removed: 'a key is removed',
  address_verified: 'another recovery email is set',
  address_changed: 'the recovery email is replaced, and the old one stops working',
  address_removed: 'the recovery email is removed',
  restriction_lifted: 'the restriction is lifted',
  deletion_asked: 'the account is deleted',
}

function describeChange(event: AuditEvent) {
  return changeWords[event] ?? 'something is changed'
}

/** Summary of the notices beyond the daily limit. */
export function digestLetter(
  config: Facts,
  { to, upid, held }: { to: string; upid: string; held: { event: string; count: number }[] },
): WrittenLetter {
  return writeLetter(config, {
    kind: 'digest',
    to,
    subject: 'More was changed in your account',
    blocks: [
      `So much was changed in ${accountWords(config, upid)} within a day that we stopped writing to you about each change. This happened as well:`,
      { list: held.map(digestLine).sort() },
      'If that was not you, sign in and delete every key you do not know:',
      seeAccount(config),
    ],
  })
}

function accountWords(config: Facts, upid: string) {
  return `your ${config.productName} account ${upid}`
}

function seeAccount(config: Facts): Block {
  return { href: `${config.publicUrl}${pages.account}`, label: 'See your account' }
}

function codeBlocks(config: Facts, code: string): Block[] {
  return [
    { code },
    `The code expires in ${spokenLifetime(config.lifetimes.code)}.`,
    'Please ignore this if it was not you: nothing happens without the code.',
  ]
}
