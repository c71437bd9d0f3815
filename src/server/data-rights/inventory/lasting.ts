import type { accounts, addresses, browserSecrets, journal, keys } from '#server/platform/postgres/schema.ts'
import { type KeepingTimes, nothing, type TableEntry } from './inventory-entry.ts'
import {
  counted,
  fingerprints,
  listed,
  momentOfEach,
  moments,
  ofEach,
  thisAccount,
  yesOrNo,
} from './inventory-words.ts'
import { personalColumns } from './personal.ts'

export const accountsEntry: TableEntry<typeof accounts> = {
  kept: ({ guestSeenOnce, idleGuest }: KeepingTimes) =>
    `As long as the account. A guest's goes ${guestSeenOnce} after a visit that stayed the only one, or ${idleGuest} after the last; one with a passkey, an activated email key or a verified address stays until it is deleted`,
  columns: {
    id: { purpose: 'Tells your account from all others', say: listed },
    upid: { purpose: 'The account id that pages and letters show', say: listed },
    ...personalColumns,
    email: {
      purpose: 'Your recovery email: links to it open your account, and it hears of changes',
      kept: () => 'Until you change or remove it, or as long as the account',
      say: listed,
    },
    pendingEmail: {
      purpose: 'An address you named that awaits its code. It reserves nothing and finds nobody',
      kept: () => 'Until it is verified, changed or removed, or as long as the account',
      say: listed,
    },
    userHandle: {
      purpose: 'Random bytes that your passkeys carry, so that each finds its account',
      copied: 'as it is',
      say: ([bytes]) => `${bytes?.length} random bytes, which say nothing about you`,
    },
    createdAt: { purpose: 'When your account was made', say: moments },
    restrictedAt: {
      purpose: 'Since when you want it kept and used for nothing',
      kept: () => 'Until you lift the restriction, or as long as the account',
      say: moments,
    },
    restrictedByKeyId: {
      purpose: 'The browser that restricted it: lifting signs that one out',
      kept: () => 'Until you lift the restriction, or as long as the account',
      say: () => 'a browser of yours',
    },
    restsUntil: {
      purpose: 'You asked for its deletion: until when you can take that back',
      kept: () => 'Until you take it back, or as long as the account',
      say: moments,
    },
    restsSince: {
      purpose: 'When you asked for its deletion',
      kept: () => 'Until you take it back, or as long as the account',
      say: moments,
    },
    dueAt: {
      purpose: 'When the next change that waits takes effect',
      kept: () => 'Until it takes effect, or you stop it',
      say: moments,
    },
    journalSeq: { purpose: 'How many entries your journal has had', say: listed },
    journalHash: {
      purpose: 'A sum of the newest entry of your journal, by which a changed one shows',
      say: fingerprints({ one: 'your journal', many: 'journals' }),
    },
    lastUsedAt: {
      purpose: 'When it was last used, give or take an hour: decides when a forgotten guest goes',
      say: moments,
    },
  },
}

export const addressesEntry: TableEntry<typeof addresses> = {
  kept: ({ delay }) =>
    `Until you remove the address or the key for it, and up to ${delay} longer, until it has left; or as long as the account`,
  columns: {
    address: {
      purpose: 'An address that has proved to be yours, so that nobody else can have it',
      say: listed,
    },
    accountId: { purpose: 'Whose address it is', say: thisAccount },
    verifiedAt: {
      purpose: 'When it proved to be yours',
      say: momentOfEach(({ address }) => address),
    },
  },
}

const name = (row: { name: string }) => row.name

export const keysEntry: TableEntry<typeof keys> = {
  kept: ({ revokedKey, pendingKey, idleBrowser }) =>
    `Until you delete the key; a note of it then stays ${revokedKey}, or as long as a key that came of it. An email key nobody activates goes after ${pendingKey}. A browser unused for ${idleBrowser} is signed out where there is another way in`,
  columns: {
    id: { purpose: 'Tells a key from your others', say: ofEach(name, String) },
    accountId: { purpose: 'Whose key it is', say: thisAccount },
    type: { purpose: 'What kind of key it is', say: ofEach(name, String) },
    name: { purpose: 'What it is: a browser is named after what it calls itself', say: listed },
    label: { purpose: 'The name that you gave it', say: listed },
    createdAt: { purpose: 'When it was made', say: momentOfEach(name) },
    lastUsedAt: { purpose: 'When it was last used', say: momentOfEach(name) },
    revokedAt: { purpose: 'When it was deleted. It opens nothing from then on', say: momentOfEach(name) },
    madeBySecretId: {
      purpose: 'The sign-in that made it: decides what stays when you verify your first address',
      say: ofEach(name, () => 'made by a sign-in of yours'),
    },
    browserId: {
      purpose: 'Random letters that name a browser. They prove nothing',
      say: ofEach(name, String),
    },
    credentialId: {
      purpose: 'By which your device finds the passkey',
      copied: 'as it is',
      say: ofEach(name, ({ length }) => `${length} random bytes`),
    },
    publicKey: {
      purpose: 'The public half of the passkey. The secret half never leaves your device',
      copied: 'as it is',
      say: ofEach(name, ({ length }) => `${length} bytes that open nothing`),
    },
    counter: {
      purpose: 'How often the passkey says it was used, so that a copy is noticed',
      say: ofEach(name, (uses) => uses),
    },
    transports: {
      purpose: 'How your device reaches the passkey',
      say: ofEach(name, (ways) => ways.join(', ')),
    },
    backupEligible: { purpose: 'Whether the passkey may be synced', say: ofEach(name, yesOrNo) },
    backedUp: { purpose: 'Whether the passkey is synced to your other devices', say: ofEach(name, yesOrNo) },
    aaguid: {
      purpose: 'The model of what keeps the passkey. Everybody with the same model has the same',
      say: ofEach(name, String),
    },
    provider: { purpose: 'Who keeps the passkey, where that is known', say: ofEach(name, String) },
    email: { purpose: 'The address of an email key, to which its links are mailed', say: listed },
    activatedAt: { purpose: 'When an email key was activated', say: momentOfEach(name) },
    featureName: { purpose: 'Something extra that is switched on for you', say: listed },
  },
}

export const browserSecretsEntry: TableEntry<typeof browserSecrets> = {
  kept: () => 'As long as the browser key; where there are very many, the oldest that have ended go first',
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    hash: {
      purpose: 'Recognises the secret that your browser keeps. It cannot be turned back into it',
      say: fingerprints({ one: 'the secret of your browser', many: 'secrets of your browsers' }),
    },
    keyId: {
      purpose: 'Which browser key it belongs to',
      say: (ids) => `${counted(new Set(ids).size, 'browser key')} of yours`,
    },
    renewedFrom: {
      purpose: 'Which secret of the same browser it took over from',
      say: ({ length }) => `${counted(length, 'secret')} took over from an older one`,
    },
    signedInBy: {
      purpose: 'How whoever holds it came in',
      say: (ways) => listed(ways.map((way) => (way === 'passkey' ? 'by a passkey' : 'by a mailed link'))),
    },
    signedInWithKeyId: {
      purpose: 'The passkey or email key that opened: decides who is signed out with it',
      say: (ids) => `${counted(new Set(ids).size, 'key')} of yours`,
    },
    signedInWithAddress: {
      purpose: 'The address whose link opened: decides who is signed out if you take that address back',
      say: listed,
    },
    createdAt: { purpose: 'When it was made', say: moments },
    provedAt: {
      purpose: 'When a sign-in showed that it is you: for some minutes after it you are not asked again',
      say: moments,
    },
    usedAt: { purpose: 'When it was first used', say: moments },
    expiresAt: { purpose: 'When it ended, or is to end, because a newer one is in use', say: moments },
  },
}

const entry = ({ seq }: { seq: number }) => `Entry ${seq}`

export const auditEntry: TableEntry<typeof journal> = {
  kept: ({ journal }) => `${journal}, or as long as the account`,
  columns: {
    accountId: { purpose: 'Whose journal it is', say: thisAccount },
    seq: {
      purpose: 'The place of an entry in your journal',
      say: ({ length }) => `${counted(length, 'thing')} noted`,
    },
    at: { purpose: 'When it happened', say: moments },
    event: {
      purpose: 'What happened',
      say: (events) => listed(events.map((event) => event.replaceAll('_', ' '))),
    },
    browser: { purpose: 'The browser that did it, by what it calls itself', say: listed },
    keyType: { purpose: 'What kind of key it was about', say: listed },
    keyName: { purpose: 'The key it was about, as it was called then', say: listed },
    detail: {
      purpose: 'The address it was about: in full where it is yours, else with dots',
      say: ofEach(entry, String),
    },
    previous: {
      purpose: 'Ties an entry to the one before it, so that none can be left out unseen',
      say: fingerprints({ one: 'an entry', many: 'entries' }),
    },
    hash: {
      purpose: 'A sum of the entry, by which a change of it shows',
      say: fingerprints({ one: 'an entry', many: 'entries' }),
    },
  },
}
