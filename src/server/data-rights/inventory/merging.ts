import type { brings } from '#server/platform/postgres/schema.ts'
import type { TableEntry } from './inventory-entry.ts'
import { mergedColumns } from './personal.ts'

export const mergesEntry: TableEntry<typeof brings> = {
  kept: ({ bring }) => `For ${bring}, in which you can undo it, or until you undo it`,
  columns: {
    hash: {
      purpose:
        'Recognises the secret that your browser keeps to undo it. The secret cannot be worked out from it, and works only for you',
      inWords: () => 'a fingerprint of the secret',
    },
    accountId: { purpose: 'The account that it was brought to' },
    brought: { purpose: 'What you brought along' },
    ...mergedColumns,
    expiresAt: { purpose: 'Until when you can undo it' },
  },
}
