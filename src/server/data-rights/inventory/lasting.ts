import type { accounts, addresses, browserSecrets, journal, keys } from '#server/platform/postgres/schema.ts'
import { type KeepingTimes, nothing, type TableEntry } from './inventory-entry.ts'
import { personalColumns } from './personal.ts'

export const accountsEntry: TableEntry<typeof accounts> = {
  kept: ({ guestSeenOnce, idleGuest }: KeepingTimes) =>
    `As long as the account. A guest is deleted ${guestSeenOnce} after the only visit, or ${idleGuest} after the last of several; an account with a passkey, an activated email key or a verified address stays until you delete it`,
  columns: {
    id: { purpose: 'Tells your account apart from all others' },
    upid: { purpose: 'The account id that pages and letters show' },
    ...personalColumns,
    email: {
      purpose: 'Your recovery email: links to it open your account, and we write to it about changes',
      kept: () => 'Until you change or remove it, or as long as the account',
    },
    pendingEmail: {
      purpose: 'An address that you entered but have not confirmed yet. It does not work until then',
      kept: () => 'Until it is verified, changed or removed, or as long as the account',
    },
    userHandle: {
      purpose: 'Random bytes that your passkeys carry, so that each finds its account',
      inWords: null,
    },
    createdAt: { purpose: 'When your account was made' },
    restrictedAt: {
      purpose: 'Since when your account is restricted',
      kept: () => 'Until you lift the restriction, or as long as the account',
    },
    restrictedByKeyId: {
      purpose: 'The browser that restricted it: it is signed out when the restriction is lifted',
      kept: () => 'Until you lift the restriction, or as long as the account',
    },
    restsUntil: {
      purpose: 'You asked us to delete it: until when you can change your mind',
      kept: () => 'Until you change your mind, or as long as the account',
    },
    restsSince: {
      purpose: 'When you asked for its deletion',
      kept: () => 'Until you change your mind, or as long as the account',
    },
    dueAt: {
      purpose: 'When the next change that waits takes effect',
      kept: () => 'Until it takes effect, or you stop it',
    },
    journalSeq: { purpose: 'How many entries your journal has had' },
    journalHash: {
      purpose: 'A checksum of the newest entry of your journal, which shows if an entry was changed',
    },
    lastUsedAt: {
      purpose: 'When it was last used, to the hour: decides when an unused guest is deleted',
    },
  },
}

export const addressesEntry: TableEntry<typeof addresses> = {
  kept: ({ delay }) =>
    `Until you remove the address or its key, and up to ${delay} longer while the removal waits; or as long as the account`,
  columns: {
    address: {
      purpose: 'An address that you have confirmed, so that nobody else can use it',
    },
    accountId: { purpose: 'Whose address it is' },
    verifiedAt: {
      purpose: 'When you confirmed it',
    },
  },
}

export const keysEntry: TableEntry<typeof keys> = {
  kept: ({ revokedKey, pendingKey, idleBrowser }) =>
    `Until you delete the key; a note of it then stays for ${revokedKey}, or as long as a key that was made with it. An email key that nobody activates is deleted after ${pendingKey}. A browser that is not used for ${idleBrowser} is signed out if there is another way in`,
  columns: {
    id: { purpose: 'Tells the key apart from your others' },
    accountId: { purpose: 'Whose key it is' },
    type: { purpose: 'What kind of key it is' },
    name: { purpose: 'Its name: for a browser, what the browser calls itself' },
    label: { purpose: 'The name that you gave it' },
    createdAt: { purpose: 'When it was made' },
    lastUsedAt: { purpose: 'When it was last used' },
    revokedAt: { purpose: 'When it was deleted. It opens nothing from then on' },
    madeBySecretId: {
      purpose: 'The sign-in that made it: decides what stays when you verify your first address',
    },
    browserId: {
      purpose: 'Random letters that name the browser, or the one a passkey was made in. They prove nothing',
    },
    credentialId: {
      purpose: 'How your device finds the passkey',
      inWords: null,
    },
    publicKey: {
      purpose: 'The public half of the passkey. The secret half never leaves your device',
      inWords: null,
    },
    counter: {
      purpose: 'How often the passkey says it was used, so that we notice a copy',
    },
    transports: {
      purpose: 'How your device reaches the passkey',
    },
    backupEligible: { purpose: 'Whether the passkey may be synced' },
    backedUp: { purpose: 'Whether the passkey is synced to your other devices' },
    aaguid: {
      purpose:
        'The model of the device or app that keeps the passkey. It is the same for everybody with that model',
    },
    provider: { purpose: 'Who keeps the passkey, where that is known' },
    email: { purpose: 'The address of an email key, to which its links are mailed' },
    activatedAt: { purpose: 'When an email key was activated' },
    featureName: { purpose: 'Something extra that is switched on for you' },
  },
}

export const browserSecretsEntry: TableEntry<typeof browserSecrets> = {
  kept: () =>
    'As long as the browser key; if there are very many, the oldest that have ended are deleted first',
  columns: {
    id: nothing('A random number for the row, which leads to nothing but the row itself'),
    hash: {
      purpose: 'Recognises the secret that your browser keeps. The secret cannot be worked out from it',
      inWords: () => 'a fingerprint of the secret of your browser',
    },
    keyId: {
      purpose: 'Which browser key it belongs to',
    },
    renewedFrom: {
      purpose: 'Which secret of the same browser it took over from',
    },
    signedInBy: {
      purpose: 'How the person using it signed in',
    },
    signedInWithKeyId: {
      purpose:
        'The passkey or email key that was used to sign in: if you remove it, this browser is signed out too',
    },
    signedInWithAddress: {
      purpose:
        'The address whose link was used to sign in: if the address is taken back, this browser is signed out too',
    },
    createdAt: { purpose: 'When it was made' },
    provedAt: {
      purpose: 'When you last showed that it is you: for some minutes after that you are not asked again',
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
      purpose:
        'The address it was about: in full if it is yours, else with dots in it. Or that the operator did it',
    },
    previous: {
      purpose: 'Ties an entry to the one before it, so that no entry can be left out unnoticed',
    },
    hash: {
      purpose: 'A checksum of the entry, which shows if it was changed',
    },
  },
}
