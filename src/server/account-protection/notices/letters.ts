import type { Config } from '#server/config.ts'
import { formatDay, formatMoment } from '#server/lib/spoken-date.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { pages } from '#shared/page-paths.ts'
import { capitalized } from '#shared/personal-fields.ts'
import {
  type ChangedKey,
  DELETE_UNKNOWN,
  describeChange,
  digestLine,
  type Notice,
  THE_OPERATOR,
  wordings,
} from './notice-wordings.ts'
import { type Block, type From, type WrittenLetter, writeLetter } from './write-letter.ts'

type Facts = From & Pick<Config, 'publicUrl' | 'lifetimes' | 'seniorityS'>

/** The link that signs in, or verifies the address for the session that asked. */
export function signInLinkLetter(config: Facts, { to, token }: { to: string; token: string }): WrittenLetter {
  const link = signInLink(config, token)
  return writeLetter(config, {
    kind: 'signInLink',
    to,
    subject: `Your link to sign in to ${config.productName}`,
    blocks: [
      `You asked to sign in to ${config.productName}. There is no password: this link lets you in.`,
      { href: link, label: 'Sign in' },
      linkExpiry(config),
      'If you did not ask for it, you can ignore this email: nobody gets in without the link.',
    ],
    secrets: [link],
  })
}

type CodeFacts = { to: string; upid: string; code: string }

/** The code that makes an address the recovery e-mail of an account. It has no link, so the code is the only way. */
export function verificationCodeLetter(config: Facts, { to, upid, code }: CodeFacts): WrittenLetter {
  return writeLetter(config, {
    kind: 'verificationCode',
    to,
    subject: `Your verification code for ${config.productName}`,
    blocks: [
      `Your code is below. It makes this address the recovery email of ${accountWords(config, upid)}. If you lose every other way to sign in, a link sent here still lets you in.`,
      'Type this code on the page that asks for it:',
      { code },
      codeExpiry(config),
      IGNORE_CODE,
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
      `Somebody who is signed in to ${accountWords(config, upid)} wants to do something that only you may do. If that is you, type this code on the page that asks for it:`,
      { code },
      codeExpiry(config),
      `If it is not you, give the code to nobody: nothing happens without it. Then look at your account, and ${DELETE_UNKNOWN}.`,
      { ...seeAccount(config), isMinor: true },
    ],
    secrets: [code],
  })
}

/**
 * For the owner of an address that another account tries to add. The link signs in to the owner's account. The code
 * only proves who holds the address.
 */
export function conflictCodeLetter(
  config: Facts,
  { to, upid, code, token }: CodeFacts & { token: string },
): WrittenLetter {
  const link = signInLink(config, token)
  return writeLetter(config, {
    kind: 'conflictCode',
    to,
    subject: `Is this you? Your ${config.productName} code`,
    blocks: [
      `Somebody is trying to add this address to another account, the ${config.productName} account ${upid}. The address belongs to your account, and stays there.`,
      'If that is you, you can sign in to your own account with this link.',
      { href: link, label: 'Sign in to your account' },
      linkExpiry(config),
      'Or, to show that the address is yours, type this code on the page that asks for it:',
      { code },
      codeExpiry(config),
      'Please ignore this if it was not you: nothing happens without the link or the code. Give them to nobody.',
    ],
    secrets: [link, code],
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
      `With an email key, links sent to this address sign you in to the ${config.productName} account ${upid}. To start using it, open this link in the browser where you want to sign in.`,
      { href: link, label: 'Use your email key' },
      'Then type this code there:',
      { code },
      codeExpiry(config),
      IGNORE_CODE,
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
      'Somebody asked to use this address for another account. It already belongs to an account, so nothing was changed.',
      'If that was you, sign in with this address. If it was not, you can ignore this email.',
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
      `${isByOperator ? `${capitalized(THE_OPERATOR)} asked` : 'We were asked'} to delete ${accountWords(config, upid)}. Every browser was signed out, and the account is closed. On ${formatMoment(restsUntil)} everything in it is deleted for good.`,
      `If ${isByOperator ? 'you did not ask them to' : 'that was not you'}, or if you change your mind, you can keep it.`,
      { href: link, label: 'Keep my account' },
      'If you do want it deleted, there is nothing to do. We will not write about it again.',
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
        `For the next ${spokenLifetime(config.seniorityS)} you can also remove it without signing in.`,
        { href: link, label: 'Remove it', isMinor: true },
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

function signInLink({ publicUrl }: Facts, token: string) {
  return `${publicUrl}${pages.verifyLink}?token=${encodeURIComponent(token)}`
}

function stopLink({ publicUrl }: Facts, token: string) {
  return `${publicUrl}${pages.stop}?token=${encodeURIComponent(token)}`
}

export type PendingFacts = {
  to: string
  upid: string
  event: AuditEvent
  key?: ChangedKey | undefined
  takesEffectAt: Date
  /** The token that stops the change; null for an address that is not settled. */
  token: string | null
}

/**
 * A change is pending, with a link to stop it. The link only opens a page that asks, because mail scanners follow
 * links.
 */
export function pendingChangeLetter(config: Facts, facts: PendingFacts): WrittenLetter {
  const { to, upid, event, key = null, takesEffectAt, token } = facts
  const link = stopLink(config, token ?? '')
  const moment = formatMoment(takesEffectAt)
  return writeLetter(config, {
    kind: 'changeWaits',
    to,
    subject: `A change to your account takes effect on ${formatDay(takesEffectAt)}`,
    blocks: [
      `Somebody who is signed in to ${accountWords(config, upid)} asked for a change: ${describeChange(event, key)}. It takes effect on ${moment}.`,
      'If that was you, there is nothing to do.',
      ...(token === null
        ? [`If it was not, sign in and stop it before ${moment}.`, seeAccount(config)]
        : [`If it was not, you can stop it until ${moment}.`, { href: link, label: 'Stop this change' }]),
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
    subject: 'A change to your account was stopped',
    blocks: [
      `A change to ${accountWords(config, upid)} was stopped, and will not happen: ${describeChange(event, null)}.`,
      `If that was not you, sign in and ${DELETE_UNKNOWN}.`,
      seeAccount(config),
    ],
  })
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
      `There were so many changes to ${accountWords(config, upid)} within a day that we stopped writing about each one. This happened as well:`,
      { list: held.map(digestLine).sort() },
      `If that was not you, sign in and ${DELETE_UNKNOWN}.`,
      seeAccount(config),
    ],
  })
}

function accountWords(config: Facts, upid: string) {
  return `your ${config.productName} account ${upid}`
}

function seeAccount(config: Facts) {
  return { href: `${config.publicUrl}${pages.account}`, label: 'See your account' }
}

function linkExpiry(config: Facts) {
  return `This link works once and expires in ${spokenLifetime(config.lifetimes.link)}.`
}

function codeExpiry(config: Facts) {
  return `The code expires in ${spokenLifetime(config.lifetimes.code)}.`
}

const IGNORE_CODE = 'Please ignore this if it was not you: nothing happens without the code.'
