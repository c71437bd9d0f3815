import { NAME_INPUT_MAX, NAME_TOO_LONG, nameProblemOf, nameRequired, normalizeName } from './real-name.ts'
import { text } from './text.ts'

/** A name of 1 to 100 code points, trimmed and in NFC. Not beside its rules: a form's page loads no schema library. */
export function nameText(noun: string) {
  const required = nameRequired(noun)
  return text(NAME_INPUT_MAX, { wrong: required, tooLong: NAME_TOO_LONG })
    .transform(normalizeName)
    .superRefine((name, context) => {
      const problem = nameProblemOf(name, required)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
}
