import { z } from 'zod'

/**
 * What every answer but a plain reading says first. Services return what they found; the output schema of a procedure, which
 * both doors answer by, puts this on.
 */
export const success = z.literal(true).prefault(true)
