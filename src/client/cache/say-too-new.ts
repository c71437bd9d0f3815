import { fieldsOf } from '#client/lib/fields.ts'
import { sayExactMoment } from '#client/lib/say-date.ts'

/**
 * Makes a call that a key may be too new for; then the refusal says as well from when it is old enough, and what helps at
 * once. For the few pages that make such calls: all others would only carry its words.
 */
export async function sayTooNew<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const { data } = fieldsOf(error)
    const { until, error: sentence } = fieldsOf(data)
    if (typeof until !== 'string') throw error
    const advice = `You can do it from ${sayExactMoment(until)}, or right away if you sign in with an older passkey or email address.`
    throw Object.assign(new Error(advice, { cause: error }), {
      data: { ...fieldsOf(data), error: `${sentence}. ${advice}` },
    })
  }
}
