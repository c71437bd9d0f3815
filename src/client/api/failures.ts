/**
 * What people are told when something failed and no answer brought a sentence of its own: the client's half of
 * the error catalogue, beside the server's in #shared/errors.ts.
 */
export const failures = {
  request: 'Network request failed',
  signIn: 'Sign in failed',
  beginLogin: 'Login failed',
  beginDiscoverableLogin: 'Failed to start discoverable login',
  beginRegistration: 'Registration failed',
  newUser: 'New user - please use email signin',
  sendSignInLink: 'Failed to send signin link',
  sendAgain: 'Failed to send email',
  proveAddress: 'Invalid code',
  expired: 'Token expired',
  verifyLink: 'Email verification failed. Please try again.',
  loadAccount: 'Failed to load account',
  loadJournal: 'Failed to load your journal',
  loadFootprint: 'Failed to load your footprint',
  update: 'Update failed',
  addPasskey: 'Failed to add passkey',
  setUpPasskey: 'Failed to set up passkey. Please try again.',
  noEmailForPasskey: 'No email available for passkey setup',
  sendVerification: 'Failed to send verification email',
  deleteRecoveryEmail: 'Failed to delete recovery email',
  sendEmailKey: 'Failed to send email key',
  activateEmailKey: 'Failed to activate email key',
  prove: 'That did not work. Please try again.',
  sendProof: 'Failed to send the code',
  restrict: 'Failed to restrict your account',
  liftRestriction: 'Failed to lift the restriction',
  loadKey: 'Failed to load device details',
  deleteKey: 'Failed to delete key',
}
