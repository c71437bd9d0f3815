import type { Answer } from './doors.ts'
import { standingOf } from './state.ts'

/** Short names for ids and tokens, so that the steps of a sequence are readable: 'account 1', 'secret 3'. */
export class Words {
  #names = new Map<string, string>()
  #counts = new Map<string, number>()

  name(kind: string, id: string | undefined | null): string {
    if (!id) return `no ${kind}`
    const known = this.#names.get(`${kind} ${id}`)
    if (known) return known
    const count = (this.#counts.get(kind) ?? 0) + 1
    const name = `${kind} ${count}`
    this.#counts.set(kind, count)
    this.#names.set(`${kind} ${id}`, name)
    return name
  }

  session(jwt: string) {
    const { accountId, keyRef, secretId } = standingOf(jwt)
    return `${this.name('secret', secretId)} of ${this.name('key', keyRef)}, ${this.name('account', accountId)}`
  }

  answer({ code, body }: Answer): string {
    if (code !== 'ok') return code
    const jwt = body.jwt ?? body.accessToken
    if (jwt) return `ok, a session on ${this.session(jwt)}`
    if (Array.isArray(body)) return `ok, ${body.length} keys`
    if (body.accountId) return `ok, the address is now that of ${this.name('account', body.accountId)}`
    return 'ok'
  }
}

export function shortAddress(address: string) {
  return address.replace(/-.*@/, '@').replace(/\.\w+$/, '')
}
