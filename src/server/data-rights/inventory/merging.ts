import type { brings } from '#server/platform/postgres/schema.ts'
import type { TableEntry } from './inventory-entry.ts'
import { mergedColumns } from './personal.ts'

export const mergesEntry: TableEntry<typeof brings> = {
  kept: ({ bring }) => `For ${bring}, as long as it can be undone, or until you undo it`,
  columns: {
    hash: {
      purpose:
        'Recognises what your browser keeps to undo it. That secret cannot be made of it, and is good for you alone',
      inWords: () => 'a fingerprint of the secret',
    },
    accountId: { purpose: 'The account that it was brought to' },
    brought: { purpose: 'What you brought along' },
    ...mergedColumns,
    expiresAt: { purpose: 'Until when it can be undone' },
  },
}
