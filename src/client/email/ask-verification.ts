import { refusalOf } from '#client/lib/refusal.ts'
import { withSession } from '#client/session/call.ts'
import { reloadAccount } from '#client/session/load-account.ts'

/**
 * Asks for a code to an address. A code is sent also where the address belongs to another account: that one
 * proves to whom it belongs and changes nothing.
 */
export async function askVerification(email: string): Promise<{ isConflict: boolean }> {
  try {
    await withSession((api) => api.email.askVerification.mutate({ email }))
  } catch (error) {
    if (refusalOf(error).code === 'email_exists') return { isConflict: true }
    throw error
  }
  reloadAccount()
  return { isConflict: false }
}
