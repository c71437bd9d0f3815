import { z } from 'zod'
import { success } from './envelope.ts'
import { proofField } from './step-up.ts'

export const exportInput = z.object(proofField)

/** `zip` is in base64 where it goes as JSON. Its type has no name: it is spelled out to other packages. */
export const exportOutput = z.object({
  success,
  filename: z.string(),
  zip: z.custom<{ toJSON(): string }>(),
})
