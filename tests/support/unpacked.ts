import { crc32, inflateRawSync } from 'node:zlib'

/**
 * Unpacks a ZIP file by file. It reads the directory at the end, as most programs do (PKWARE APPNOTE 4.3), and checks
 * each file against it. It does not use the library that made the ZIP.
 */
export function unpacked(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('No end of a ZIP')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = count; left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('A broken directory')
    const [method, checksum, packed, size] = [10, 16, 20, 24].map((offset) =>
      offset === 10 ? zip.readUInt16LE(at + offset) : zip.readUInt32LE(at + offset),
    )
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    )
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + (packed ?? 0))
    const content = method === 0 ? bytes : inflateRawSync(bytes)
    if (content.length !== size || crc32(content) !== checksum) throw new Error(`${name} is broken`)
    files[name] = content.toString()
    at += 46 + nameLength + extra + comment
  }
  return files
}
