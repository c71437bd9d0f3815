import { channel } from 'node:diagnostics_channel'

/** A sign-in by what was shown for it. */
type Entry = { by: 'link' | 'emailKey' | 'passkey' | 'newPasskey' | 'browserKey' }

/** What happens that somebody may want to count. Without a subscriber a word costs nothing, and nobody hands one around. */
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

/** `limit` says which, and never for whom. */
export function publishLimitHit(limit: string): void {
  if (channels.limitHit.hasSubscribers) channels.limitHit.publish(limit)
}

type Listeners = { guestMade(): void; signedIn(by: string): void; limitHit(limit: string): void }

/** Returns how to stop listening. */
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
