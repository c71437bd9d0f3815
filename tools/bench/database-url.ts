/** The driver would pass `?host=` on to the database as a setting. */
export function partsOf(url: string) {
  const { pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? '',
    user: searchParams.get('user') ?? '',
    database: pathname.slice(1),
  }
}

export function urlOf(socketFolder: string, database: string) {
  return `postgres:///${database}?host=${encodeURIComponent(socketFolder)}&user=app`
}
