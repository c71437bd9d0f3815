import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, readText } from '#client/lib/storage.ts'
import { placesOf } from '#client/sessions/browser-things.ts'

/**
 * What lives in this browser alone and is this account's, fit for a file. It is a list of what goes in and not of what
 * stays out: beside it lie keys, which open the account, and what others have played here.
 */
export function browserCopy(accountId: string) {
  return {
    madeAt: new Date().toISOString(),
    rummageWorld: readJson(placesOf.game(accountId)),
    lostKeys: readJson(`lost_keys:${accountId}`),
    roomOfTheDay: readJson(`room_of_the_day:${accountId}`),
    likes: fieldsOf(readJson(placesOf.likes(accountId))).likes ?? [],
    settings: {
      sounds: readText('rummage_world_sounds'),
      noticeReadAt: readText('legal_notice_read'),
    },
  }
}
