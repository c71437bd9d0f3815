import { kindOfPlace } from '#client/layout/describe-forecast.ts'
import { isHere } from '#client/layout/key-names.ts'
import { formatList, nameThings } from '#client/layout/name-things.ts'
import type { Account } from '#shared/accounts.ts'
import { placesOf, type Thing } from '#shared/sign-in-methods.ts'

/** A place whose loss is foreseen: its name inside a sentence, and what is there. */
export type PlaceInWords = {
  id: string
  kind: Thing['kind']
  name: string
  /** 'browser and the passkey Windows Hello' */
  content: string
  hasPasskey: boolean
}

/** The places where the account is kept. `device` is the current one: 'This phone'. */
export function describePlaces(account: Account, device: string): PlaceInWords[] {
  const places = placesOf(account)
  const names = nameThings(places.flat(), account.keys, device)
  const here = account.keys.find(isHere)?.id

  return places.map((place) => {
    const kind = kindOfPlace(place)
    const namesOf = (of: Thing['kind']) =>
      place.filter((thing) => thing.kind === of).map(({ id, name }) => names.get(id) ?? name)
    const passkeys = namesOf('passkey')
    const isThisDevice = place.some(({ id }) => id === here)
    const words = {
      browser: {
        name: isThisDevice ? device.toLowerCase() : namesOf('browser').join(),
        content: formatList(['browser', ...passkeys]),
      },
      passkey: { name: formatList(passkeys), content: 'on its device' },
      provider: { name: formatList(passkeys), content: 'in your password manager' },
      mailbox: { name: namesOf('mailbox').join(), content: 'mailbox' },
    }
    return { id: place.map(({ id }) => id).join(' '), kind, ...words[kind], hasPasskey: passkeys.length > 0 }
  })
}
