import { channel } from 'node:diagnostics_channel'

/** A sign-in, by the credential used. */
type Entry = { by: 'link' | 'emailKey' | 'passkey' | 'newPasskey' | 'browserKey' }

/** Telemetry events. Without a subscriber publishing costs nothing, and no object is passed around for it. */
const channels = {
  guestMade: channel('latchkey:guest-made'),
  signedIn: channel('latchkey:signed-in'),
}

export function publishGuestMade(): void {
  if (channels.guestMade.hasSubscribers) channels.guestMade.publish(null)
}

export function publishSignedIn(by: Entry['by']): void {
  if (channels.signedIn.hasSubscribers) channels.signedIn.publish(by)
}

type Listeners = { guestMade(): void; signedIn(by: string): void }

/** Returns a function that stops listening. */
export function subscribeTelemetry(listeners: Listeners): () => void {
  const guestMade = () => listeners.guestMade()
  const signedIn = (by: unknown) => listeners.signedIn(String(by))
  channels.guestMade.subscribe(guestMade)
  channels.signedIn.subscribe(signedIn)
  return () => {
    channels.guestMade.unsubscribe(guestMade)
    channels.signedIn.unsubscribe(signedIn)
  }
}
