/** RFC 4648 §5 without padding and with unused bits at zero: every value has exactly one spelling. */
export const CANONICAL_BASE64URL =
  /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw]|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048])?$/

/** The client data of a passkey ceremony (WebAuthn L3 §5.8.1): its required members. */
export type ClientData = {
  type: string
  challenge: string
  origin: string
  [member: string]: unknown
}

/** Reads `clientDataJSON`; null when it is not the UTF-8 of a JSON object with the three members. */
export function readClientData(clientDataJSON: string): ClientData | null {
  if (!CANONICAL_BASE64URL.test(clientDataJSON)) return null
  const bytes = Uint8Array.from(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  try {
    // A byte order mark stays, and makes the JSON invalid. No browser sends one, and there must be only one way to
    // read it.
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    return isClientData(data) ? data : null
  } catch {
    return null
  }
}

function isClientData(data: unknown): data is ClientData {
  if (typeof data !== 'object' || data === null) return false
  const { type, challenge, origin } = data as Record<string, unknown> // any object may be read this way
  return typeof type === 'string' && typeof challenge === 'string' && typeof origin === 'string'
}
