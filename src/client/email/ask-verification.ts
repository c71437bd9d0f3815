import { askForMail } from '#client/api/mail-waits.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { withSession } from '#client/session/call.ts'
import { reloadAccount } from '#client/session/load-account.ts'

/**
 * Asks for a code to an address. A code is sent also where the address belongs to another account: that one
 * proves to whom it belongs and changes nothing.
 */
export async function askVerification(email: string): Promise<{ isConflict: boolean }> {
  const answer = await askForMail(email, () => ask(email))
  if (!answer.isConflict) reloadAccount()
  return answer
}

async function ask(email: string) {
  try {
    await withSession((api) => api.email.askVerification.mutate({ email }))
    return { isConflict: false }
  } catch (error) {
    if (refusalOf(error).code === 'email_exists') return { isConflict: true }
    throw error
  }
}
