import { minutes } from '#shared/time.ts'

/** Offers bytes as a download. Phones ask for the place first and read the bytes only then, so the URL has to live on. */
export function saveFile(name: string, bytes: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), minutes(5))
}
