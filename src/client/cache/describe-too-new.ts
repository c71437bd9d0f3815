import { fieldsOf } from '#client/lib/fields.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'

/** Makes the call that ends the grace period early. If it is too soon, the error says from when it is allowed. */
export async function describeTooNew<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const { data } = fieldsOf(error)
    const { until } = fieldsOf(data)
    if (typeof until !== 'string') throw error
    const sentence = `It is too early for that. You can do it from ${formatExactMoment(until)} on.`
    throw Object.assign(new Error(sentence, { cause: error }), {
      data: { ...fieldsOf(data), error: sentence },
    })
  }
}
