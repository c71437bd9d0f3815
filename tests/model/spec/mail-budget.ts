import { inputOf, refused, type Step } from './step.ts'

const MOST_AN_HOUR = 5

/** Counts a requested mail; an address over its limit gets no more. */
export const countMail: Step = (state, call) => {
  const { email } = inputOf<'email'>(call)
  const sent = state.mails[email] ?? 0
  if (sent >= MOST_AN_HOUR) return refused(call, 'rate_limited')
  state.mails[email] = sent + 1
}
