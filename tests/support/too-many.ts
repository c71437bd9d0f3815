/** How a call is refused whose limit is used up, as far as every such refusal is alike. */
export const tooMany = {
  status: 429,
  body: { code: 'rate_limited', error: 'Too many requests. Please try again later.' },
}
