import type { accounts, addresses, browserSecrets, journal, keys } from '#server/platform/postgres/schema.ts'
import { type KeepingTimes, nothing, type TableEntry } from './inventory-entry.ts'
import { personalColumns } from './personal.ts'

export const accountsEntry: TableEntry<typeof accounts> = {
  kept: ({ guestSeenOnce, idleGuest }: KeepingTimes) =>
    `As long as the account. A guest's goes ${guestSeenOnce} after a visit that stayed the only one, or ${idleGuest} after the last; one with a passkey, an activated email key or a verified address stays until it is deleted`,
  columns: {
    id: { purpose: 'Tells your account from all others' },
    upid: { purpose: 'The account id that pages and letters show' },
    ...personalColumns,
    email: {
      purpose: 'Your recovery email: links to it open your account, and it hears of changes',
      kept: () => 'Until you change or remove it, or as long as the account',
    },
    pendingEmail: {
      purpose: 'An address you named that awaits its code. It reserves nothing and finds nobody',
      kept: () => 'Until it is verified, changed or removed, or as long as the account',
    },
    userHandle: {
      purpose: 'Random bytes that your passkeys carry, so that each finds its account',
      inWords: null,
    },
    createdAt: { purpose: 'When your account was made' },
    restrictedAt: {
      purpose: 'Since when you want it kept and used for nothing',
      kept: () => 'Until you lift the restriction, or as long as the account',
    },
    restrictedByKeyId: {
      purpose: 'The browser that restricted it: lifting signs that one out',
      kept: () => 'Until you lift the restriction, or as long as the account',
    },
    restsUntil: {
      purpose: 'You asked for its deletion: until when you can take that back',
      kept: () => 'Until you take it back, or as long as the account',
    },
    restsSince: {
      purpose: 'When you asked for its deletion',
      kept: () => 'Until you take it back, or as long as the account',
    },
    dueAt: {
      purpose: 'When the next change that waits takes effect',
      kept: () => 'Until it takes effect, or you stop it',
    },
    journalSeq: { purpose: 'How many entries your journal has had' },
    journalHash: {
      purpose: 'A sum of the newest entry of your journal, by which a changed one shows',
    },
    lastUsedAt: {
      purpose: 'When it was last used, give or take an hour: decides when a forgotten guest goes',
    },
  },
}

export const addressesEntry: TableEntry<typeof addresses> = {
  kept: ({ delay }) =>
    `Until you remove the address or the key for it, and up to ${delay} longer, until it has left; or as long as the account`,
  columns: {
    address: {
      purpose: 'An address that has proved to be yours, so that nobody else can have it',
    },
    accountId: { purpose: 'Whose address it is' },
    verifiedAt: {
      purpose: 'When it proved to be yours',
    },
  },
}

export const keysEntry: TableEntry<typeof keys> = {
  kept: ({ revokedKey, pendingKey, idleBrowser }) =>
    `Until you delete the key; a note of it then stays ${revokedKey}, or as long as a key that came of it. An email key nobody activates goes after ${pendingKey}. A browser unused for ${idleBrowser} is signed out where there is another way in`,
  columns: {
    id: { purpose: 'Tells a key from your others' },
    accountId: { purpose: 'Whose key it is' },
    type: { purpose: 'What kind of key it is' },
    name: { purpose: 'What it is: a browser is named after what it calls itself' },
    label: { purpose: 'The name that you gave it' },
    createdAt: { purpose: 'When it was made' },
    lastUsedAt: { purpose: 'When it was last used' },
    revokedAt: { purpose: 'When it was deleted. It opens nothing from then on' },
    madeBySecretId: {
      purpose: 'The sign-in that made it: decides what stays when you verify your first address',
    },
    browserId: {
      purpose: 'Random letters that name a browser. They prove nothing',
    },
    credentialId: {
      purpose: 'By which your device finds the passkey',
      inWords: null,
    },
    publicKey: {
      purpose: 'The public half of the passkey. The secret half never leaves your device',
      inWords: null,
    },
    counter: {
      purpose: 'How often the passkey says it was used, so that a copy is noticed',
    },
    transports: {
      purpose: 'How your device reaches the passkey',
    },
    backupEligible: { purpose: 'Whether the passkey may be synced' },
    backedUp: { purpose: 'Whether the passkey is synced to your other devices' },
    aaguid: {
      purpose: 'The model of what keeps the passkey. Everybody with the same model has the same',
    },
    provider: { purpose: 'Who keeps the passkey, where that is known' },
    email: { purpose: 'The address of an email key, to which its links are mailed' },
    activatedAt: { purpose: 'When an email key was activated' },
    featureName: { purpose: 'Something extra that is switched on for you' },
  },
}

export const browserSecretsEntry: TableEntry<typeof browserSecrets> = {
  kept: () => 'As long as the browser key; where there are very many, the oldest that have ended go first',
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    hash: {
      purpose: 'Recognises the secret that your browser keeps. It cannot be turned back into it',
      inWords: () => 'a fingerprint of the secret of your browser',
    },
    keyId: {
      purpose: 'Which browser key it belongs to',
    },
    renewedFrom: {
      purpose: 'Which secret of the same browser it took over from',
    },
    signedInBy: {
      purpose: 'How whoever holds it came in',
    },
    signedInWithKeyId: {
      purpose: 'The passkey or email key that opened: decides who is signed out with it',
    },
    signedInWithAddress: {
      purpose: 'The address whose link opened: decides who is signed out if you take that address back',
    },
    createdAt: { purpose: 'When it was made' },
    provedAt: {
      purpose: 'When a sign-in showed that it is you: for some minutes after it you are not asked again',
    },
    signedInAt: { purpose: 'When you signed in, if you showed since then that it is you' },
    usedAt: { purpose: 'When it was first used' },
    expiresAt: { purpose: 'When it ended, or is to end, because a newer one is in use' },
  },
}

export const auditEntry: TableEntry<typeof journal> = {
  kept: ({ journal }) => `${journal}, or as long as the account`,
  columns: {
    accountId: { purpose: 'Whose journal it is' },
    seq: {
      purpose: 'The place of an entry in your journal',
    },
    at: { purpose: 'When it happened' },
    event: {
      purpose: 'What happened',
    },
    browser: { purpose: 'The browser that did it, by what it calls itself' },
    keyType: { purpose: 'What kind of key it was about' },
    keyName: { purpose: 'The key it was about, as it was called then' },
    detail: {
      purpose: 'The address it was about: in full where it is yours, else with dots',
    },
    previous: {
      purpose: 'Ties an entry to the one before it, so that none can be left out unseen',
    },
    hash: {
      purpose: 'A sum of the entry, by which a change of it shows',
    },
  },
}
