import { channel } from 'node:diagnostics_channel'

/** A sign-in, by the credential used. */
type Entry = { by: 'link' | 'emailKey' | 'passkey' | 'newPasskey' | 'browserKey' }

/** Telemetry events. Without a subscriber publishing costs nothing, and no object is passed around for it. */
const channels = {
  guestMade: channel('latchkey:guest-made'),
  signedIn: channel('latchkey:signed-in'),
  limitHit: channel('latchkey:limit-hit'),
}

export function publishGuestMade(): void {
  if (channels.guestMade.hasSubscribers) channels.guestMade.publish(null)
}

export function publishSignedIn(by: Entry['by']): void {
  if (channels.signedIn.hasSubscribers) channels.signedIn.publish(by)
}

/** `limit` names the limit, never the account. */
export function publishLimitHit(limit: string): void {
  if (channels.limitHit.hasSubscribers) channels.limitHit.publish(limit)
}

type Listeners = { guestMade(): void; signedIn(by: string): void; limitHit(limit: string): void }

/** Returns a function that stops listening. */
export function subscribeTelemetry(listeners: Listeners): () => void {
  const guestMade = () => listeners.guestMade()
  const signedIn = (by: unknown) => listeners.signedIn(String(by))
  const limitHit = (limit: unknown) => listeners.limitHit(String(limit))
  channels.guestMade.subscribe(guestMade)
  channels.signedIn.subscribe(signedIn)
  channels.limitHit.subscribe(limitHit)
  return () => {
    channels.guestMade.unsubscribe(guestMade)
    channels.signedIn.unsubscribe(signedIn)
    channels.limitHit.unsubscribe(limitHit)
  }
}
