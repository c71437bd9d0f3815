import { channel } from 'node:diagnostics_channel'

/** A sign-in, by the credential used. */
type Entry = { by: 'link' | 'emailKey' | 'passkey' | 'newPasskey' | 'browserKey' }

/** A letter that was tried: `reply` is the mail server's, with its code in front. */
export type LetterTry = { kind: string; outcome: string; reply: string | null }

/** Telemetry events. Without a subscriber publishing costs nothing, and no object is passed around for it. */
const channels = {
  guestMade: channel('latchkey:guest-made'),
  signedIn: channel('latchkey:signed-in'),
  letterTried: channel('latchkey:letter-tried'),
}

export function publishGuestMade(): void {
  if (channels.guestMade.hasSubscribers) channels.guestMade.publish(null)
}

export function publishSignedIn(by: Entry['by']): void {
  if (channels.signedIn.hasSubscribers) channels.signedIn.publish(by)
}

export function publishLetterTried(tried: LetterTry): void {
  if (channels.letterTried.hasSubscribers) channels.letterTried.publish(tried)
}

type Listeners = { guestMade(): void; signedIn(by: string): void; letterTried(tried: LetterTry): void }

/** Returns a function that stops listening. */
export function subscribeTelemetry(listeners: Listeners): () => void {
  const guestMade = () => listeners.guestMade()
  const signedIn = (by: unknown) => listeners.signedIn(String(by))
  // Published above alone.
  const letterTried = (tried: unknown) => listeners.letterTried(tried as LetterTry)
  channels.guestMade.subscribe(guestMade)
  channels.signedIn.subscribe(signedIn)
  channels.letterTried.subscribe(letterTried)
  return () => {
    channels.guestMade.unsubscribe(guestMade)
    channels.signedIn.unsubscribe(signedIn)
    channels.letterTried.unsubscribe(letterTried)
  }
}
