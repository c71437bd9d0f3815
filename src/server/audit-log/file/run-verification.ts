import { parseArgs } from 'node:util'
import { endWith, StartProblem } from '#server/lib/start-problem.ts'
import { judgeAuditLog, type Verdict } from '#shared/audit-log-chain.ts'
import { cryptographyOf, readKeys } from './public-keys.ts'
import { readAuditLogFile } from './read-audit-log-file.ts'

const USAGE = 'npm run verify-journal -- <journal.json> [--keys <file or URL>] [--upid <account id>]'

const HELP = [
  'Checks that nobody has changed the journal of an export. It only reads, and asks nothing but the URL that you name.',
  '',
  `  ${USAGE}`,
  '',
  '  --keys    The public keys: a JWK set, as a file or by its URL (/.well-known/latchkey-journal.json of the service).',
  '            By default those of this installation, made from SECRET or the secret in DATA_DIR. A key that came with',
  '            the journal proves nothing: get it from the service, or keep it from before.',
  '  --upid    The account id. By default that of account.json, which lies beside the journal in an export.',
  '  --help    Print this',
  '',
  'Exit codes: 0 the journal is intact, 1 it is not, and each fault is named, 2 it could not be checked.',
  '',
].join('\n')

/** Verifies a file and ends the process. */
export async function runVerification(call: {
  args: string[]
  env: Record<string, string | undefined>
}): Promise<never> {
  try {
    const { text, exitCode } = await execute(call)
    await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))
    process.exit(exitCode)
  } catch (error) {
    endWith(error)
  }
}

async function execute({ args, env }: Parameters<typeof runVerification>[0]) {
  const { values, file } = readArguments(args)
  if (values.help) return { text: HELP, exitCode: 0 }
  if (file === undefined) throw new StartProblem(2, `Usage: ${USAGE}`)
  const { journal, upid } = await readAuditLogFile(file, values.upid)
  const verdict = judgeAuditLog(journal, upid, cryptographyOf(await readKeys(values.keys, env)))
  return { text: `${sentences(verdict, upid).join('\n')}\n`, exitCode: verdict.faults.length === 0 ? 0 : 1 }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { keys: { type: 'string' }, upid: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (more.length > 0) throw new StartProblem(2, `Usage: ${USAGE}`)
    return { values, file }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const [line = ''] = (error as Error).message.split('. ')
    throw new StartProblem(2, `${line}. Usage: ${USAGE}`, error)
  }
}

function sentences({ faults, from, upTo }: Verdict, upid: string): string[] {
  if (faults.length > 0) return faults
  if (from === null) return [`The journal of ${upid} is intact: it is empty, and its head says so.`]
  const what = from === upTo ? `entry ${from}` : `entries ${from} to ${upTo}`
  const begin = from === 1 ? '' : ` It begins with entry ${from}: what came before was cut off.`
  return [`The journal of ${upid} is intact: ${what}, none changed, none missing.${begin}`]
}
