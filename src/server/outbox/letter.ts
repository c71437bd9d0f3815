import { z } from 'zod'

/** A mail before it is anybody's e-mail message. It travels sealed through the outbox. */
export const letterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The links and codes inside, for the console of somebody who has no mail server. */
  secrets: z.array(z.string()),
})

export type Letter = z.infer<typeof letterSchema>

/** A letter that is not sealed yet, with what it says in a word for the operator. */
export type Draft = Letter & { kind: string }
