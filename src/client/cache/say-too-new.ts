import { fieldsOf } from '#client/lib/fields.ts'
import { sayExactMoment } from '#client/lib/say-date.ts'

/**
 * Makes a call that may be made only from some moment on; then the refusal says as well from when. For the pages that make
 * such calls: all others would only carry its words.
 */
export async function sayTooNew<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const { data } = fieldsOf(error)
    const { until, error: sentence } = fieldsOf(data)
    if (typeof until !== 'string') throw error
    const advice = `You can do it from ${sayExactMoment(until)}.`
    throw Object.assign(new Error(advice, { cause: error }), {
      data: { ...fieldsOf(data), error: `${sentence}. ${advice}` },
    })
  }
}
