const UNITS = ['bytes', 'kB', 'MB'] as const

/** '812 bytes', '9.4 kB', '1.2 MB' */
export function formatSize(bytes: number) {
  const step = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
  const size = bytes / 1000 ** step
  return `${step === 0 ? size : size.toFixed(1)} ${UNITS[step]}`
}
