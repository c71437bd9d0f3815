import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type {
  challenges,
  changes,
  codes,
  deletionUndos,
  heldNotices,
  limits,
  links,
  outbox,
  proofs,
  stopTokens,
} from '#server/platform/postgres/schema.ts'
import { PER_ACCOUNT, PER_ACCOUNT_AND_ADDRESS } from '#server/rate-limits/limit-kinds.ts'
import { nothing, type TableEntry } from './inventory-entry.ts'
import {
  counted,
  fingerprints,
  isFilled,
  listed,
  momentOfEach,
  moments,
  ofEach,
  thisAccount,
} from './inventory-words.ts'

const challengePurposes = {
  login: 'to sign in',
  register: 'to be made',
  prove: 'to show that it is you',
}

export const challengesEntry: TableEntry<typeof challenges> = {
  kept: ({ challenge }) => `Until it is answered, and ${challenge} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the question that your passkey is to answer',
      say: fingerprints({ one: 'the question to a passkey', many: 'questions to passkeys' }),
    },
    purpose: {
      purpose: 'What the passkey is asked for',
      say: (purposes) => listed(purposes.map((purpose) => challengePurposes[purpose])),
    },
    accountId: { purpose: 'Who wants a new passkey', say: thisAccount },
    upid: { purpose: 'The account id that the passkey is made for', say: listed },
    userHandle: {
      purpose: 'Random bytes that the new passkey will carry',
      copied: 'as it is',
      say: ([bytes]) => `${bytes?.length} random bytes, which say nothing about you`,
    },
    pendingEmail: { purpose: 'An address named with the new passkey', say: listed },
    offered: {
      purpose: 'Which of your passkeys a sign-in to your address may use',
      say: (offers) => `${counted(new Set(offers.flat()).size, 'passkey')} of yours`,
    },
    expiresAt: { purpose: 'When it is over', say: moments },
  },
}

export const linksEntry: TableEntry<typeof links> = {
  kept: ({ link }) => `Until it is used or replaced by a newer one, and ${link} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the link in your mail. It cannot be turned back into it',
      say: fingerprints({ one: 'the link', many: 'links' }),
    },
    address: { purpose: 'The address the link was mailed to', say: listed },
    askedByAccountId: { purpose: 'Who asked for it, if somebody was signed in', say: thisAccount },
    expiresAt: { purpose: 'When the link is over', say: momentOfEach(({ address }) => address) },
  },
}

const codePurposes = {
  recovery: 'to verify your recovery email',
  conflict: 'to prove an address of another account',
  email_key: 'to activate an email key',
  proof: 'to show that it is you',
}

const address = (row: { address: string }) => row.address

export const codesEntry: TableEntry<typeof codes> = {
  kept: ({ code }) => `Until it is used or replaced by a newer one, and ${code} at most`,
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    accountId: { purpose: 'Who asked for it', say: thisAccount },
    address: { purpose: 'The address the code was mailed to', say: listed },
    purpose: { purpose: 'What it is good for', say: ofEach(address, (purpose) => codePurposes[purpose]) },
    keyId: {
      purpose: 'The email key it activates',
      say: (ids) => `${counted(new Set(ids).size, 'key')} of yours`,
    },
    hmac: {
      purpose: 'Recognises the code, with the help of a secret that is not in the database',
      say: fingerprints({ one: 'the code', many: 'codes' }),
    },
    tokenHash: {
      purpose: 'Recognises the link that was mailed with the code, or the sign-in that asked for it',
      say: (_, rows) => {
        const signIns = rows.filter(({ purpose }) => purpose === 'proof')
        const links = rows.filter(({ purpose }) => purpose !== 'proof')
        return listed([
          ...(links.length > 0 ? [fingerprints({ one: 'the link', many: 'links' })(links)] : []),
          ...(signIns.length > 0 ? [fingerprints({ one: 'the sign-in', many: 'sign-ins' })(signIns)] : []),
        ])
      },
    },
    askedByKeyId: {
      purpose: 'The browser that asked for it: when that is signed out, the code ends too',
      say: (ids) => `${counted(new Set(ids).size, 'browser')} of yours`,
    },
    isProven: {
      purpose: 'Keeps somebody who cannot show that it is you from ending the code',
      say: ofEach(address, (isProven) => (isProven ? 'yes' : 'no')),
    },
    tries: { purpose: 'How often it was tried, so that nobody guesses it', say: ofEach(address, String) },
    expiresAt: { purpose: 'When the code is over', say: momentOfEach(address) },
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
  deletionAsked: 'word of the deletion you asked for, with the way back',
}

export const outboxEntry: TableEntry<typeof outbox> = {
  kept: ({ notice, deadLetter }) =>
    `Until it is sent, mostly within seconds. A letter with a link or code is dropped when that is over, a notice after ${notice}. Of one that no mail server takes all but the letter itself stays ${deadLetter}`,
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    sealed: {
      purpose: 'The letter to be sent, encrypted, with the address it goes to',
      copied: 'in words',
      say: ({ length }) => `${counted(length, 'letter')}, sealed`,
    },
    sealedBy: nothing('The name of the secret of ours that it is sealed with'),
    accountId: { purpose: 'Whom the letter is about, for when you ask what became of it', say: thisAccount },
    kind: {
      purpose: 'What the letter is',
      // The exact kind would tell whether the address already has an account.
      copied: 'in words',
      say: (kinds) => listed(kinds.map((kind) => letterKinds[kind] ?? 'a notice of a change')),
    },
    expiresAt: { purpose: 'When the link or code inside is over', say: moments },
    attempts: nothing('How often our mail server was asked to take it'),
    nextTryAt: nothing('When our mail server is to be asked again'),
    deadAt: { purpose: 'When a mail server would not take it at all', say: moments },
    createdAt: { purpose: 'When the letter was written', say: moments },
  },
}

export const heldNoticesEntry: TableEntry<typeof heldNotices> = {
  kept: () => 'Until the day is over: then one letter tells of all, and they go',
  columns: {
    accountId: { purpose: 'Whose account changed', say: thisAccount },
    address: { purpose: 'The address that is to hear of it', say: listed },
    event: { purpose: 'What changed', say: (events) => listed(events.map(inWords)) },
    count: {
      purpose: 'How often that day',
      say: ofEach(({ event }) => inWords(event), String),
    },
    dueAt: { purpose: 'When the letter is to be written', say: moments },
  },
}

/** 'passkeyAdded' becomes 'passkey added'. */
function inWords(event: string) {
  return event.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}

export const limitsEntry: TableEntry<typeof limits> = {
  kept: () => 'Until the hour or the day that is counted is over',
  columns: {
    kind: {
      purpose:
        'What is counted, to keep out abuse. Counts of a network address name no account: nobody can tell which of them is yours',
      say: (kinds) => listed(kinds.map(kindInWords)),
    },
    subject: { purpose: 'On whom it is counted', say: (_, rows) => listed(rows.map(subjectInWords)) },
    address: { purpose: 'The address that a count of this account is about', say: listed },
    count: { purpose: 'How often', say: ofEach(countInWords, String) },
    expiresAt: { purpose: 'When the count is over', say: momentOfEach(countInWords) },
  },
}

type Count = typeof limits.$inferSelect

function kindInWords(kind: string) {
  return kind.replaceAll('_', ' ')
}

function subjectInWords({ kind, subject }: Count) {
  return kind in PER_ACCOUNT || kind in PER_ACCOUNT_AND_ADDRESS ? 'this account' : subject
}

function countInWords(row: Count) {
  return [kindInWords(row.kind), subjectInWords(row), row.address].filter(isFilled).join(', ')
}

export const proofsEntry: TableEntry<typeof proofs> = {
  kept: ({ proof }) => `Until it is used, and ${proof} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the proof that your browser got when you showed that it is you',
      say: fingerprints({ one: 'the proof', many: 'proofs' }),
    },
    secretId: {
      purpose: 'The sign-in that the proof is good for',
      say: (ids) => `${counted(new Set(ids).size, 'sign-in')} of yours`,
    },
    keyId: { purpose: 'The passkey that you showed', say: (ids) => counted(ids.length, 'passkey') },
    address: { purpose: 'The address whose code you typed', say: listed },
    expiresAt: { purpose: 'When it is over', say: moments },
  },
}

export const deletionUndosEntry: TableEntry<typeof deletionUndos> = {
  kept: ({ deletionRest }) => `Until the account is kept or deleted, and ${deletionRest} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the link by which you can take a deletion back. It cannot be turned back into it',
      say: fingerprints({ one: 'the link', many: 'links' }),
    },
    accountId: { purpose: 'The account that the link keeps', say: thisAccount },
  },
}

const eventOf = ({ event }: { event: string }) => event.replaceAll('_', ' ')

/** What a pending change will do, in words. */
const effectWords: Record<Effect['do'], string> = {
  removeKey: 'remove a key',
  removeRecovery: 'remove your recovery email',
  releaseReplaced: 'let your former recovery email go',
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
    accountId: { purpose: 'Whose keys and addresses were changed', say: thisAccount },
    at: { purpose: 'When it was changed, or asked for', say: momentOfEach(eventOf) },
    event: {
      purpose: 'What was changed',
      say: (events) => listed(events.map((event) => eventOf({ event }))),
    },
    byKeyId: { purpose: 'The browser that did it', say: ofEach(eventOf, () => 'a browser of yours') },
    browser: { purpose: 'What that browser calls itself', say: ofEach(eventOf, String) },
    keyType: { purpose: 'What kind of key it is about', say: ofEach(eventOf, String) },
    keyName: { purpose: 'What that key was called', say: ofEach(eventOf, String) },
    takesEffectAt: { purpose: 'When it takes effect, unless you stop it', say: momentOfEach(eventOf) },
    effect: {
      purpose: 'What happens then; of what was added, what the link in the letter does',
      copied: 'in words',
      say: (effects) => listed(effects.map((effect) => effectWords[effect.do])),
    },
    stoppedAt: { purpose: 'When it was stopped', say: momentOfEach(eventOf) },
  },
}

export const stopTokensEntry: TableEntry<typeof stopTokens> = {
  kept: ({ change }) => `As long as the change, ${change} at most`,
  columns: {
    hash: {
      purpose: 'Recognises the mailed link by which you can stop a change. It cannot be turned back into it',
      say: fingerprints({ one: 'the link', many: 'links' }),
    },
    changeId: { purpose: 'The change that the link stops', say: (ids) => counted(ids.length, 'change') },
    address: { purpose: 'The address that the link was mailed to', say: listed },
  },
}
