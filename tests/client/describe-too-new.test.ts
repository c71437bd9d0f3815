import { expect, test } from 'vitest'
import { refusalOf } from '#client/api/refusal.ts'
import { describeTooNew } from '#client/cache/describe-too-new.ts'

const refused = (data: object) => Object.assign(new Error('no'), { data: { success: false, ...data } })

test('a temporary refusal names the moment from which the call is allowed', async () => {
  const error = refused({
    code: 'too_new',
    error: 'This key is too new for that',
    until: '2026-11-26T20:02:00.000Z',
  })
  const said = await describeTooNew(() => Promise.reject(error)).catch(refusalOf)
  expect(said).toMatchObject({
    code: 'too_new',
    sentence: expect.stringMatching(/^It is too early for that\. You can do it from .*2026.* on\.$/),
  })
})

test('any other refusal, and an answer, are unchanged', async () => {
  const error = refused({ code: 'last_key', error: 'This is the only way into your account.' })
  await expect(describeTooNew(() => Promise.reject(error))).rejects.toBe(error)
  expect(await describeTooNew(async () => 'done')).toBe('done')
})
