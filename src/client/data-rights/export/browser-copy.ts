import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, readText } from '#client/lib/storage.ts'
import { placesOf } from '#client/sessions/browser-things.ts'

/**
 * What only this browser holds for this account, for the export. It lists what to include, not what to leave out: the same
 * storage holds keys that open the account, and other people's games.
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
      motion: readText('rummage_world_motion'),
      noticeReadAt: readText('legal_notice_read'),
    },
  }
}
