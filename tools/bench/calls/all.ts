import type { Call } from './call.ts'
import { create, read, refresh } from './guests.ts'
import { ask, redeem } from './links.ts'
import { begin, complete } from './passkeys.ts'

/** In the order of the table. */
export const calls: Call[] = [create, read, refresh, ask, redeem, begin, complete]
