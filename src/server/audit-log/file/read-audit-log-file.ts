import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartProblem } from '#server/lib/start-problem.ts'
import { parseStrictJson } from '#server/lib/strict-json.ts'
import { type AuditLogFile, auditLogFile } from '#shared/audit-log-chain.ts'

/** The name of an export, and of the folder it is unpacked into. */
const EXPORT_NAME = /^latchkey-([0-9A-HJKMNP-TV-Z]{10})-/

/** The audit log in a file and the account it belongs to: the given one, or the one named by the files next to it. */
export async function readAuditLogFile(
  path: string,
  givenUpid?: string,
): Promise<{ journal: AuditLogFile; upid: string }> {
  const journal = auditLogFile.safeParse(await readJson(path))
  if (!journal.success)
    throw new StartProblem(2, `${path} is not a journal: it has no head, or no list of entries.`)
  const upid = givenUpid ?? (await upidBeside(path))
  if (upid === null) {
    throw new StartProblem(
      2,
      'There is no account.json beside the journal, so name its account: --upid <account id>.',
    )
  }
  return { journal: journal.data, upid }
}

/** Parses a JSON file. */
export async function readJson(path: string): Promise<unknown> {
  return await readAs(path, () => readFile(path))
}

/** Parses JSON bytes strictly: each value has only one accepted spelling, or a changed file could pass. */
export async function readAs(place: string, read: () => Promise<Uint8Array>): Promise<unknown> {
  try {
    return parseStrictJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await read()))
  } catch (error) {
    throw new StartProblem(2, `${place} cannot be read: ${(error as Error).message}`, error)
  }
}

async function upidBeside(path: string): Promise<string | null> {
  const folder = dirname(resolve(path))
  const account = await readJson(join(folder, 'account.json')).catch(() => null)
  const upid = upidIn(account)
  return upid ?? EXPORT_NAME.exec(basename(folder))?.[1] ?? null
}

/** Finds the id at the root of an export, or in its `account`. */
function upidIn(value: unknown): string | null {
  const { upid, account } = Object(value) as { upid?: unknown; account?: unknown }
  if (typeof upid === 'string') return upid
  return account === undefined ? null : upidIn(account)
}
