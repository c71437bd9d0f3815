import { withSession } from '#client/session/call.ts'

/** Has a link and a code mailed. Resolves to what the activation page must be told. */
export async function requestEmailKey(email: string) {
  const { keyToken } = await withSession((api) => api.email.requestKey.mutate({ email }))
  return { email, keyToken }
}
