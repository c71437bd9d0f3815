import { z } from 'zod'

/** A mail without its recipient's message headers. It is sealed in the outbox. */
export const letterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The links and codes inside, for the console when there is no mail server. */
  secrets: z.array(z.string()),
})

export type Letter = z.infer<typeof letterSchema>

/** A mail before sealing, with its kind in one word for the operator. */
export type Draft = Letter & { kind: string }
