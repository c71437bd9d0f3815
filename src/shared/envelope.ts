import { z } from 'zod'

/**
 * The first field of every answer except plain reads. Services return their result; the procedure's output schema,
 * which both doors use, adds this.
 */
export const success = z.literal(true).prefault(true)
