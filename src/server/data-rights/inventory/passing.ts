import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type {
  challenges,
  changes,
  codes,
  deletionUndos,
  heldNotices,
  LetterState,
  limits,
  links,
  outbox,
  proofs,
  stopTokens,
} from '#server/platform/postgres/schema.ts'
import { nothing, type TableEntry } from './inventory-entry.ts'

export const challengesEntry: TableEntry<typeof challenges> = {
  kept: ({ challenge }) => `Until it is answered, and ${challenge} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the question that your passkey has to answer',
      inWords: () => 'a fingerprint of the question to a passkey',
    },
    purpose: {
      purpose: 'What the passkey is asked for',
    },
    accountId: { purpose: 'Who wants a new passkey' },
    upid: { purpose: 'The account id that the passkey is made for' },
    userHandle: {
      purpose: 'Random bytes that the new passkey will carry',
      inWords: null,
    },
    pendingEmail: { purpose: 'An address entered with the new passkey' },
    offered: {
      purpose: 'Which of your passkeys a sign-in to your address may use',
    },
    expiresAt: { purpose: 'When it expires' },
  },
}

export const linksEntry: TableEntry<typeof links> = {
  kept: ({ link }) => `Until it is used or replaced by a newer one, and ${link} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the link in your email. The link cannot be worked out from it',
      inWords: () => 'a fingerprint of the link',
    },
    address: { purpose: 'The address the link was mailed to' },
    askedByAccountId: { purpose: 'Who asked for it, if somebody was signed in' },
    expiresAt: { purpose: 'When the link expires' },
  },
}

export const codesEntry: TableEntry<typeof codes> = {
  kept: ({ code }) => `Until it is used or replaced by a newer one, and ${code} at most`,
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    accountId: { purpose: 'Who asked for it' },
    address: { purpose: 'The address the code was mailed to' },
    purpose: { purpose: 'What the code is for' },
    keyId: {
      purpose: 'The email key it activates',
    },
    hmac: {
      purpose: 'Recognises the code, with the help of a secret that is not in the database',
      inWords: () => 'a fingerprint of the code',
    },
    tokenHash: {
      purpose: 'Recognises the link that was mailed with the code, or the sign-in that asked for it',
      inWords: () => 'a fingerprint of the link or the sign-in',
    },
    askedByKeyId: {
      purpose: 'The browser that asked for it: when that is signed out, the code ends too',
    },
    isProven: {
      purpose: 'Whether you had shown that it is you: then nobody else can make the code useless',
    },
    tries: { purpose: 'How often it was tried, so that nobody can guess it' },
    expiresAt: { purpose: 'When the code expires' },
  },
}

/** What a letter was about. Two kinds have the same text where the asker must not learn which one was sent. */
const letterKinds: Record<string, string> = {
  signInLink: 'a sign-in link',
  verificationCode: 'a code for your recovery email',
  conflictCode: 'a code for an address of another account',
  proofCode: 'a code that shows it is you',
  emailKey: 'the answer to an email key you asked for',
  // Only the mailbox may learn whether the address already has an account.
  emailKeyRefused: 'the answer to an email key you asked for',
  deletionAsked: 'a notice of the deletion you asked for, with a link that undoes it',
}

const letterStates: Record<LetterState, string> = {
  waiting: 'it waits',
  away: 'it waits',
  refused: 'it waits',
  sent: 'sent',
  expired: 'dropped, because it was too late',
  dead: 'given up',
}

export const outboxEntry: TableEntry<typeof outbox> = {
  kept: ({ notice, endedLetter, deadLetter }) =>
    `The letter itself until it is sent, mostly within seconds; one with a link or code is dropped when that is over, a notice after ${notice}. What is known of it beside that stays ${endedLetter}, so that we can find out why one did not arrive, and ${deadLetter} when no mail server takes it`,
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    sealed: {
      purpose: 'The letter to be sent, encrypted, with the address it goes to',
      inWords: (sealed) => (sealed === '' ? '' : 'a letter, sealed'),
    },
    sealedBy: nothing('The name of the secret of ours that it is sealed with'),
    fingerprint: {
      purpose:
        'Stands for the address that the letter goes to. Nobody without a secret of ours can tell the address by it',
      inWords: () => 'a fingerprint of an address',
    },
    accountId: { purpose: 'Whom the letter is about, for when you ask what became of it' },
    kind: {
      purpose: 'What the letter is',
      // The exact kind would tell whether the address already has an account.
      inWords: (kind) => letterKinds[kind] ?? 'a notice of a change',
    },
    expiresAt: { purpose: 'When the link or code inside is over' },
    attempts: nothing('How often our mail server was asked to take it'),
    nextTryAt: nothing('When our mail server is to be asked again'),
    state: { purpose: 'What became of the letter', inWords: (state) => letterStates[state] },
    reply: nothing('What a mail server said when it was asked to take it, without the address'),
    deadAt: { purpose: 'When it was sent, or given up' },
    createdAt: { purpose: 'When the letter was written' },
  },
}

export const heldNoticesEntry: TableEntry<typeof heldNotices> = {
  kept: () => 'Until the end of the day: then one email lists them all, and they are deleted',
  columns: {
    accountId: { purpose: 'Whose account changed' },
    address: { purpose: 'The address that gets the notice' },
    event: { purpose: 'What changed' },
    count: {
      purpose: 'How often that day',
    },
    dueAt: { purpose: 'When the letter is to be written' },
  },
}

export const limitsEntry: TableEntry<typeof limits> = {
  kept: () => 'Until the hour or the day that is counted is over',
  columns: {
    kind: {
      purpose:
        'What is counted, to stop abuse. Counts for a network address name no account, so nobody can tell which of them is yours',
    },
    subject: { purpose: 'Who or what it is counted for' },
    address: { purpose: 'The address that a count of this account is about' },
    count: { purpose: 'How often' },
    expiresAt: { purpose: 'When the count starts again' },
  },
}

export const proofsEntry: TableEntry<typeof proofs> = {
  kept: ({ proof }) => `Until it is used, and ${proof} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the proof that your browser got when you showed that it is you',
      inWords: () => 'a fingerprint of the proof',
    },
    secretId: {
      purpose: 'The sign-in that the proof belongs to',
    },
    keyId: { purpose: 'The passkey that you showed' },
    address: { purpose: 'The address whose code you typed' },
    expiresAt: { purpose: 'When it expires' },
  },
}

export const deletionUndosEntry: TableEntry<typeof deletionUndos> = {
  kept: ({ deletionRest }) => `Until the account is kept or deleted, and ${deletionRest} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the link that undoes a deletion. The link cannot be worked out from it',
      inWords: () => 'a fingerprint of the link',
    },
    accountId: { purpose: 'The account that the link keeps' },
  },
}

/** What a pending change will do, in words. */
const effectWords: Record<Effect['do'], string> = {
  removeKey: 'remove a key',
  removeRecovery: 'remove your recovery email',
  releaseReplaced: 'remove your former recovery email',
  addPasskey: 'add a passkey',
  activateEmailKey: 'activate an email key',
  verifyRecovery: 'make an address your recovery email',
  liftRestriction: 'lift the restriction',
  deleteAccount: 'delete the account',
}

export const changesEntry: TableEntry<typeof changes> = {
  kept: ({ change }) => `For ${change}`,
  columns: {
    id: nothing('A random number by which one change is told from another'),
    accountId: { purpose: 'Whose keys and addresses were changed' },
    at: { purpose: 'When it was changed, or asked for' },
    event: {
      purpose: 'What was changed',
    },
    byKeyId: { purpose: 'The browser that did it' },
    browser: { purpose: 'What that browser calls itself' },
    keyType: { purpose: 'What kind of key it is about' },
    keyName: { purpose: 'What that key was called' },
    takesEffectAt: { purpose: 'When it takes effect, unless you stop it' },
    effect: {
      purpose: 'What happens then; for something added, what the link in the email does',
      inWords: (effect) => effectWords[effect.do],
    },
    stoppedAt: { purpose: 'When it was stopped' },
  },
}

export const stopTokensEntry: TableEntry<typeof stopTokens> = {
  kept: ({ change }) => `As long as the change, ${change} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the emailed link that stops a change. The link cannot be worked out from it',
      inWords: () => 'a fingerprint of the link',
    },
    changeId: { purpose: 'The change that the link stops' },
    address: { purpose: 'The address that the link was mailed to' },
  },
}
