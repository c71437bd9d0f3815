import type { Sql } from 'postgres'
import type { Address, Payload } from '../load/requests.ts'

/** Guests that read and refresh, at random. */
export const GUESTS = 2000

/** What calls may need of the server they are made to. */
type World = { sql: Sql; port: number; guests: Guest[] }

export type Guest = { secret: string; bearer: string }

/** The guest that somebody shows to be who comes in: every visitor of our own client has been one before. */
export function guestBefore(guests: Guest[], turn: number): Partial<Guest> {
  return guests[turn % guests.length] ?? {}
}

export type Call = Address & {
  name: string
  /** Each request can be sent once only: so many are prepared. */
  isOnce: boolean
  prepare(world: World, count: number): Promise<Payload[]>
}
