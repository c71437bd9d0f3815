/** The drawn card as a file. */
export function postcardFile(canvas: HTMLCanvasElement, day: string) {
  return new Promise<File>((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], `room-of-the-day-${day}.jpg`, { type: 'image/jpeg' }))
        else reject(new Error('The postcard is empty.'))
      },
      'image/jpeg',
      0.9,
    )
  })
}

/** Opens the device's share dialog. Cancelling it shares nothing and is no error. */
export async function share(file: File, title: string, text: string) {
  try {
    await navigator.share({ files: [file], title, text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(file)
  }
}

export function save(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
