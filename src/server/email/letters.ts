import type { Config } from '#server/config.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { type Block, type Letter, writeLetter } from './letter.ts'

type Facts = Pick<Config, 'productName' | 'productTagline' | 'publicUrl' | 'lifetimes'>

export function signInLinkLetter(config: Facts, { to, token }: { to: string; token: string }): Letter {
  const link = `${config.publicUrl}/authr/verify?token=${encodeURIComponent(token)}`
  return writeLetter(config, {
    to,
    subject: `Your link to sign in to ${config.productName}`,
    blocks: [
      `You knocked, and here is the door. This link signs you in to ${config.productName}:`,
      { href: link, label: 'Sign in' },
      `This link works once and expires in ${spokenLifetime(config.lifetimes.link)}.`,
      'If you did not ask for it, ignore this mail: nobody gets in without the link.',
    ],
    secrets: [link],
  })
}

/** A key as a notice names it. */
type NamedKey = { type: 'browser' | 'passkey' | 'email'; name: string }

/** What an account's verified address is told about, after the fact. */
export type Notice =
  | { event: 'passkeyAdded'; name: string }
  /** The counter of this passkey went backwards: there may be a copy of it. */
  | { event: 'passkeySuspicious'; name: string }
  /** For the first time on this account; keys that did not come from this session were signed out. */
  | { event: 'recoveryVerified'; signedOut: NamedKey[]; remaining: NamedKey[] }
  /** Goes to the address that was replaced. */
  | { event: 'recoveryChanged' }

export function noticeLetter(config: Facts, facts: { to: string; upid: string; notice: Notice }): Letter {
  const { subject, blocks } = wordings(config, facts.upid, facts.notice)
  return writeLetter(config, { to: facts.to, subject, blocks })
}

type Wording = { subject: string; blocks: Block[] }

function wordings(config: Facts, upid: string, notice: Notice): Wording {
  const account = `your ${config.productName} account ${upid}`
  const seeAccount = {
    href: `${config.publicUrl}/account`,
    label: 'See your account',
  }
  switch (notice.event) {
    case 'passkeyAdded':
      return {
        subject: 'A passkey was added to your account',
        blocks: [
          `There is a new key on your ring: the passkey '${printable(notice.name)}' was added to ${account}.`,
          'If that was you, all is well. If it was not, delete that passkey and sign out every browser you do not know:',
          seeAccount,
        ],
      }
    case 'passkeySuspicious':
      return {
        subject: 'A passkey of your account was refused',
        blocks: [
          `Somebody tried to sign in to ${account} with the passkey '${printable(notice.name)}', and its counter went backwards. That can mean that somebody has a copy of it, so we did not let it in.`,
          'Sign in another way, delete that passkey and make a new one:',
          seeAccount,
        ],
      }
    case 'recoveryVerified':
      return {
        subject: 'Your recovery email is verified',
        blocks: [
          `This address is now the recovery email of ${account}.`,
          ...(notice.signedOut.length > 0
            ? [
                'To be safe, these keys were signed out, because they did not come from the browser you used:',
                list(notice.signedOut),
              ]
            : []),
          ...(notice.remaining.length > 0
            ? ['These keys still open your account:', list(notice.remaining)]
            : []),
          'If you do not know one of them, delete it. If none of this was you, sign in with this address and remove what is not yours:',
          seeAccount,
        ],
      }
    case 'recoveryChanged':
      return {
        subject: 'Your recovery email was changed',
        blocks: [
          `The recovery email of ${account} was changed. This address is no longer its recovery email and gets no more mail about it.`,
          'If that was not you, sign in with a passkey or another key of yours, set your recovery email again and delete every key you do not know:',
          seeAccount,
        ],
      }
  }
}

function list(keys: NamedKey[]): Block {
  const kinds = { browser: 'browser', passkey: 'passkey', email: 'email key' }
  return {
    list: keys.map((key) => `${printable(key.name)} (${kinds[key.type]})`),
  }
}

/**
 * People and their browsers choose these names: on one line and without invisible characters, a name
 * can neither add lines to the text part nor turn its direction.
 */
function printable(name: string) {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
