/** What the documented calls that remove a way in say of proofs and of waiting ('Age and delay' 3, 4 and 9). */
export const REMOVAL =
  'What the account has had for `SENIORITY_S` seconds leaves after as long again, `takesEffectAt`, and can be stopped until then; a passkey that gave the `proof` itself, new keys and browsers go at once. Who can give no proof may `wait` for anything but the last of it. A day: 10 changes that wait without a proof, 100 with one.'
