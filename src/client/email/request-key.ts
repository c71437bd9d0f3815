import { askForMail } from '#client/api/mail-waits.ts'
import { withSession } from '#client/session/call.ts'

/** Has a link and a code mailed. Resolves to what the activation page must be told. */
export async function requestEmailKey(email: string) {
  const ask = () => withSession((api) => api.email.requestKey.mutate({ email }))
  const { keyToken } = await askForMail(email, ask)
  return { email, keyToken }
}
