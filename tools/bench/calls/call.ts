import type { Sql } from 'postgres'
import type { Address, Payload } from '../load/requests.ts'

/** Guests that read and refresh, at random. */
export const GUESTS = 2000

/** What calls may need of their server. */
type World = { sql: Sql; port: number; guests: Guest[] }

export type Guest = { secret: string; bearer: string }

/** The guest that a visitor presents when signing in: every visitor of our own client has been one before. */
export function guestBefore(guests: Guest[], turn: number): Partial<Guest> {
  return guests[turn % guests.length] ?? {}
}

export type Call = Address & {
  name: string
  /** Each request can be sent only once, so this many are prepared. */
  isOnce: boolean
  prepare(world: World, count: number): Promise<Payload[]>
}
