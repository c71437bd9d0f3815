import { z } from 'zod'

/**
 * The first field of every answer except plain reads. Services return their result; the procedure's output schema,
 * which both doors use, adds this.
 */
export const success = z.literal(true).prefault(true).describe('True for every call that was done.')

/** A point in time, or null for none. */
export const momentOrNull = z.iso.datetime().nullable()

export const message = z.string().describe('A sentence for people.')
