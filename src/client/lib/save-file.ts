import { minutes } from '#shared/time.ts'

/** Hands bytes to the browser as a download. Phones ask where to, and read it only then. */
export function saveFile(name: string, bytes: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), minutes(5))
}
