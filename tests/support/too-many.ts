/** The fields that every refusal of a used-up limit has. */
export const tooMany = {
  status: 429,
  body: { code: 'rate_limited', error: 'Too many requests. Please try again later.' },
}
