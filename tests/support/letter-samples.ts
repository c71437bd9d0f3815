import * as letters from '#server/account-protection/notices/letters.ts'
import type { Notice } from '#server/account-protection/notices/notice-wordings.ts'
import type { WrittenLetter } from '#server/account-protection/notices/write-letter.ts'
import type { Config } from '#server/config.ts'

const to = 'ada@example.com'
const upid = 'AB12CD34EF'
const token = 'tokentokentokentokentokentokentokentokentok'
const moment = new Date('2026-11-30T08:15:00Z')

/** The code in the letters that have one. */
export const SAMPLE_CODE = '042917'

/**
 * One letter of each kind, the longest there is, with the label of its main button. Null: what the letter is for is its
 * code, or that there is nothing to do.
 */
export function sampleLetters(
  config: Config,
): Record<WrittenLetter['kind'], { letter: WrittenLetter; button: string | null }> {
  const code = { to, upid, code: SAMPLE_CODE }
  const notice = (facts: Notice, isRemovable = false) => ({
    letter: letters.noticeLetter(config, {
      to,
      upid,
      notice: facts,
      ...(isRemovable && { token }),
    }),
    button: 'See your account',
  })
  return {
    signInLink: { letter: letters.signInLinkLetter(config, { to, token }), button: 'Sign in' },
    verificationCode: { letter: letters.verificationCodeLetter(config, code), button: null },
    proofCode: { letter: letters.proofCodeLetter(config, code), button: null },
    conflictCode: {
      letter: letters.conflictCodeLetter(config, { ...code, token }),
      button: 'Sign in to your account',
    },
    emailKey: { letter: letters.emailKeyLetter(config, { ...code, token }), button: 'Use your email key' },
    emailKeyRefused: { letter: letters.emailKeyRefusedLetter(config, { to }), button: null },
    deletionAsked: {
      letter: letters.deletionLetter(config, { to, upid, restsUntil: moment, isByOperator: false, token }),
      button: 'Keep my account',
    },
    accountDeleted: {
      letter: letters.deletedLetter(config, { to, upid, reason: 'You asked us to by post.' }),
      button: null,
    },
    changeWaits: {
      letter: letters.pendingChangeLetter(config, {
        to,
        upid,
        event: 'key_added',
        key: { type: 'passkey', name: 'iCloud Keychain' },
        takesEffectAt: moment,
        token,
      }),
      button: 'Stop this change',
    },
    changeStopped: {
      letter: letters.stoppedLetter(config, { to, upid, event: 'address_changed' }),
      button: 'See your account',
    },
    digest: {
      letter: letters.digestLetter(config, {
        to,
        upid,
        held: [
          { event: 'passkeyAdded', count: 3 },
          { event: 'keyRemoved', count: 1 },
        ],
      }),
      button: 'See your account',
    },
    passkeyAdded: notice({ event: 'passkeyAdded', name: 'Chrome on Linux' }, true),
    passkeySuspicious: notice({ event: 'passkeySuspicious', name: 'Windows Hello' }),
    passkeyChanged: notice({
      event: 'passkeyChanged',
      name: 'iCloud Keychain',
      mayBackUp: true,
      hasStoppedCounting: true,
    }),
    emailKeyAdded: notice({ event: 'emailKeyAdded', name: 'grace@example.org' }, true),
    keyRemoved: notice({ event: 'keyRemoved', type: 'browser', name: 'Firefox on Windows' }),
    recoveryVerified: notice({
      event: 'recoveryVerified',
      signedOut: [{ type: 'browser', name: 'Chrome on macOS' }],
      remaining: [{ type: 'passkey', name: 'iCloud Keychain' }],
    }),
    recoveryChanged: notice({ event: 'recoveryChanged' }),
    recoverySet: notice({ event: 'recoverySet' }),
    recoveryRemoved: notice({ event: 'recoveryRemoved' }),
    restricted: notice({ event: 'restricted' }),
    restrictionLifted: notice({ event: 'restrictionLifted' }),
  }
}
