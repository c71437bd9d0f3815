import { withSession } from '#client/session/call.ts'

export const EMAIL_KEY_NOT_SENT = 'Failed to send email key'

/** Has a link and a code mailed. Resolves to what the activation page must be told. */
export async function requestEmailKey(email: string) {
  const { keyToken } = await withSession((api) => api.email.requestKey.mutate({ email }))
  return { email, keyToken }
}
