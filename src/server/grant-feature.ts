import { readConfig } from './config.ts'
import { FEATURE_NAME, grantFeature } from './keys/add-feature-key.ts'
import { createLog } from './log.ts'
import { systemRandom } from './ports/random.ts'
import { withOperatorDatabase } from './start/operator-database.ts'
import { StartProblem } from './start-problem.ts'

const USAGE = 'Usage: npm run grant-feature -- <accountId or upid> <feature>'

/** A command of the operator: switches a feature on for an account, beside a running server or without one. */
async function main(): Promise<string> {
  const { account, featureName } = readArguments(process.argv.slice(2))
  const settings = readConfig(process.env)

  const asked = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => asked.abort())

  const outcome = await withOperatorDatabase(
    {
      settings,
      home: import.meta.dirname,
      // Standard output carries the answer alone.
      log: createLog({ level: settings.logLevel, destination: process.stderr }),
      signal: asked.signal,
    },
    (db) => grantFeature({ db, random: systemRandom }, { account, featureName }),
  )
  if (outcome === 'no-such-account') throw new StartProblem(1, `There is no account ${account}.`)
  return outcome === 'granted'
    ? `Granted ${featureName} to ${account}.`
    : `${account} has ${featureName} already; nothing changed.`
}

function readArguments(args: string[]) {
  const [account, featureName, ...rest] = args
  if (!account || !featureName || rest.length > 0) throw new StartProblem(2, USAGE)
  if (!FEATURE_NAME.test(featureName)) {
    throw new StartProblem(2, 'A feature is named by lower-case letters, digits and dashes, at most 50.')
  }
  return { account, featureName }
}

try {
  process.stdout.write(`${await main()}\n`)
  process.exit(0)
} catch (error) {
  const isForeseen = error instanceof StartProblem
  const line =
    error instanceof Error ? (isForeseen ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${line}\n`)
  process.exit(isForeseen ? error.exitCode : 1)
}
