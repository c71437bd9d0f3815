import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a program: resolves to its exit code, or null when a signal ended it. Rejects when it cannot start. It has its
 * own process group: a signal to our whole group, such as Ctrl-C, must not look like the program's result.
 */
export async function runTool(
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<number | null> {
  const [code] = await once(spawn(program, args, { ...options, detached: true }), 'exit')
  return code
}
