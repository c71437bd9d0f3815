import type { Key } from '#shared/credentials.ts'
import { newGuest, openPage } from './app.tsx'

/** Opens a page of an account whose keys can be listed and removed. */
export async function openWithKeys(
  path: string,
  keys: Key[],
  answers: NonNullable<Parameters<typeof openPage>[1]>['answers'] = {},
) {
  const account = newGuest({ keys })
  const remove = (input: unknown) => {
    const { keyId } = input as { keyId: string }
    account.keys = account.keys.filter(({ id }) => id !== keyId)
    return { success: true, jwt: null, message: 'Key deleted' }
  }
  const opened = await openPage(path, {
    account,
    answers: { 'keys.list': () => account.keys, 'keys.removeEmailKey': remove, ...answers },
  })
  return { ...opened, account }
}
