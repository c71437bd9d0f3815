import { unpacked } from './unpacked.ts'
import type { Answer, Door, World } from './world.ts'

/** Requests an export. */
export function askExport(world: World, bearer: string, { proof }: { proof?: string | undefined } = {}) {
  return world.run('account.export', proof === undefined ? {} : { proof }, { bearer })
}

/** The file in an answer of either door, unpacked. */
export function fileIn(door: Door, { status, headers, body }: Answer) {
  if (status !== 200) throw new Error(`No export: ${JSON.stringify(body)}`)
  const said = String(headers['content-disposition']).match(/^attachment; filename="([^"]+)"$/)?.[1]
  const filename: string | undefined = door === 'REST' ? said : body.filename
  const zip: Buffer = door === 'REST' ? body : Buffer.from(body.zip, 'base64')
  const files = unpacked(zip)
  return { filename, zip, files, account: JSON.parse(files['account.json'] ?? 'null') }
}

/** An export of an account that may have one. */
export async function exportOf(world: World, bearer: string, options: { proof?: string | undefined } = {}) {
  return fileIn('REST', await askExport(world, bearer, options))
}
