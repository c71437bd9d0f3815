import { days, seconds } from '#shared/time.ts'

/** A hint for a load balancer: the shard this browser asks for. There is only one to choose. */
const COOKIE = 'shrd'
const VALUE = '0'
const LIFETIME_S = days(300) / seconds(1)

export function isShardChosen() {
  return document.cookie.split('; ').includes(`${COOKIE}=${VALUE}`)
}

export function chooseShard() {
  write(VALUE, LIFETIME_S)
}

export function forgetShard() {
  write('', 0)
}

function write(value: string, maxAge: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // Lax: a visitor from another site must reach the shard, too.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some supported browsers
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
