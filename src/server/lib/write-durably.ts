import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes atomically, also on power failure: no reader sees half a file, and after it resolves the content is on disk.
 */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.tmp`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await renameDurably(unfinished, path)
}

/** A rename is on disk only after its folder has been synced. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  const folder = await open(dirname(to), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
