import { z } from 'zod'
import { deleteAccount, deleteNow } from '#server/data-rights/deletion/delete-account.ts'
import { namesUndoToken, undoDeletion } from '#server/data-rights/deletion/undo-deletion.ts'
import { limitsRefusals, router, signedIn, visitor, wholeUnlessSent } from '#server/http/trpc/trpc.ts'
import {
  deleteAccountInput,
  deleteAccountOutput,
  deleteNowInput,
  deletionMessageOutput,
  undoDeletionInput,
} from '#shared/account-deletion.ts'
import { auditLogInput, auditLogOutput } from '#shared/audit-log.ts'
import { dataInventoryOutput } from '#shared/data-inventory.ts'
import { success } from '#shared/envelope.ts'
import { proofField } from '#shared/step-up.ts'
import { exportAccount } from './export/export-account.ts'
import { readAuditLog } from './read-audit-log.ts'
import { readDataInventory } from './read-inventory.ts'

/** Inventory, export, audit log and deletion of the account. */
export const dataRightsRouter = router({
  footprint: signedIn
    .meta({
      summary:
        'List what is stored about the account: every table and column, what for, for how long, and its value now',
      description: 'Of a secret it says only that a fingerprint is kept.',
      passes: ['restricted'],
      rest: { method: 'GET', path: '/account/footprint' },
    })
    .output(dataInventoryOutput)
    .query(({ ctx }) => readDataInventory(ctx.deps, ctx.session)),

  export: signedIn
    .meta({
      summary: 'Download a copy of everything stored about the account, as a ZIP file',
      description: [
        '`account.json` with the data, `account.schema.json`, which explains it (JSON Schema 2020-12), `journal.json` with',
        '`head` and all `entries`, oldest first, and `index.html`, the same for people. 5 a day for one account. An interrupted download counts, a refused one does not.',
        'Needs a proof once an address is verified. Over tRPC the ZIP is in base64.',
      ].join(' '),
      refuses: ['proofRequired', 'rateLimited'],
      passes: ['restricted'],
      rest: {
        method: 'POST',
        path: '/account/export',
        file: { type: 'application/zip', bytes: 'zip' },
      },
    })
    .use(wholeUnlessSent)
    .input(z.object(proofField))
    // `zip` is in base64 where it goes as JSON. Its type has no name: the SDK's declaration spells it out.
    .output(z.object({ success, filename: z.string(), zip: z.custom<{ toJSON(): string }>() }))
    .mutation(({ ctx, input }) => exportAccount(ctx.deps, ctx.session, input)),

  journal: signedIn
    .meta({
      summary: 'Read the journal of the account, newest first, at most 200 entries, with its signed head',
      description:
        'Each entry has the hash of the one before it: SHA-256 in base64url over the entry without `hash`, as RFC 8785 writes JSON. The signature of the head is Ed25519 over `upid.seq.hash`, by a key of `/.well-known/latchkey-journal.json`.',
      passes: ['restricted'],
      rest: { method: 'GET', path: '/account/journal' },
    })
    .input(auditLogInput)
    .output(auditLogOutput)
    .query(({ ctx, input }) => readAuditLog(ctx.deps, ctx.session, input)),

  delete: signedIn
    .meta({
      summary:
        'Delete the account: every browser is signed out at once, and everything is deleted after a while',
      description:
        '10 a day for one account. Until `restsUntil` it can be taken back, by the link that is mailed to every verified address or after a sign-in. An account with neither passkey nor verified address is gone at once: then `restsUntil` is null.',
      refuses: ['proofRequired', 'rateLimited'],
      passes: ['restricted'],
      rest: { method: 'POST', path: '/account/delete' },
    })
    .input(deleteAccountInput)
    .output(deleteAccountOutput)
    .mutation(({ ctx, input }) => deleteAccount(ctx.deps, ctx.session, input)),

  undoDeletion: visitor
    .use(limitsRefusals(namesUndoToken))
    .meta({
      summary: 'Keep an account that is about to be deleted',
      description:
        'Either with the bearer of a sign-in since then, or with the token of the mailed link and no bearer, which signs nobody in. Everything is as it was, but browsers stay signed out. After many wrong tries, further calls from the same network are refused unread, for longer each time.',
      refuses: ['invalidUndo', 'authenticationRequired', 'rateLimited'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/account/delete/undo' },
    })
    .input(undoDeletionInput)
    .output(deletionMessageOutput)
    .mutation(({ ctx, input }) => undoDeletion(ctx.deps, { ...input, session: ctx.session })),

  deleteNow: signedIn
    .meta({
      summary: 'Delete the account now, without waiting any longer',
      description:
        'While a passkey or address is settled, this works only `SENIORITY_S` seconds after the deletion was asked for; before that, 403 `too_new` with `until`.',
      refuses: ['notResting', 'proofRequired', 'tooNew'],
      passes: ['restricted', 'resting'],
      rest: { method: 'POST', path: '/account/delete/now' },
    })
    .input(deleteNowInput)
    .output(deletionMessageOutput)
    .mutation(({ ctx, input }) => deleteNow(ctx.deps, ctx.session, input)),
})
