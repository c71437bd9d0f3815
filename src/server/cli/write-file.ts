import { rmSync } from 'node:fs'
import { access, open, rename } from 'node:fs/promises'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import type { Command } from './command.ts'

/** The flag of a command that writes a file. */
export const REPLACES = {
  force: { type: 'boolean', meaning: 'Replace a file of that name' },
} as const satisfies Command['flags']

export function isStandardOutput(file: string) {
  return file === '-'
}

/**
 * Lets `work` write a new file, or standard output for `-`. Until the file is whole, its name ends in `.unfinished`.
 * Refuses with exit code 2 when one of the two is there already, unless `isForced`. Only the owner may read the file.
 */
export async function writeNewFile<Result>(
  file: string,
  { isForced }: { isForced: boolean },
  work: (destination: NodeJS.WritableStream) => Promise<Result>,
): Promise<Result> {
  if (isStandardOutput(file)) return await work(process.stdout)
  if (!isForced && (await isThere(file)))
    throw new StartProblem(2, `${file} is there already, and was not changed; --force replaces it.`)
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, isForced ? 'w' : 'wx', 0o600).catch((error) => {
    throw errorCodeOf(error) === 'EEXIST' ? cutOff(unfinished, error) : unwritable(file, error)
  })
  // A stop signal ends the process at once.
  const forget = () => rmSync(unfinished, { force: true })
  process.once('exit', forget)
  try {
    // One that was cut off may have been made by somebody else.
    await handle.chmod(0o600)
    const result = await work(handle.createWriteStream({ flush: true }))
    await rename(unfinished, file)
    return result
  } catch (error) {
    forget()
    throw /^E[A-Z]+$/.test(errorCodeOf(error)) ? unwritable(file, error) : error
  } finally {
    process.off('exit', forget)
    // A stream that was never written to leaves it open.
    await handle.close().catch(() => undefined)
  }
}

async function isThere(path: string) {
  return await access(path).then(
    () => true,
    () => false,
  )
}

function cutOff(unfinished: string, cause: unknown) {
  const line = `${unfinished} is there already: another command writes it, or one was cut off; --force replaces it.`
  return new StartProblem(2, line, cause)
}

function unwritable(file: string, error: unknown) {
  return new StartProblem(1, `${file} cannot be written (${errorCodeOf(error)}).`, error)
}
