import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a program until it ends: its exit code, or null when a signal ended it. Rejects when it cannot begin. In a group of its
 * own: what asks our whole group to stop, such as Ctrl-C, must not make the program's end look like its answer.
 */
export async function runTool(
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<number | null> {
  const [code] = await once(spawn(program, args, { ...options, detached: true }), 'exit')
  return code
}
