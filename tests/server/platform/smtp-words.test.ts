import { expect, test } from 'vitest'
import { acceptanceWords } from '#server/platform/smtp/smtp-words.ts'

const TOKEN = 'q3xYt0ken4tokentokentokentokentokentokentok'

const letter = {
  to: 'ada1815@example.com',
  text: `http://door.example/authr/verify?token=${TOKEN}\n\n482913\n`,
}

test.each([
  ['Postfix', '250 2.0.0 Ok: queued as 4XyZ1b2Qk3z9'],
  ['Exim', '250 OK id=1sWqBd-0000000A1bC-2xYz'],
  [
    'Gmail',
    '250 2.0.0 OK 1700000000 d2e1a72fcca58-71a9.127 - gsmtp',
    '250 2.0.0 OK 1700000000 d2e1a72fcca58-71a9.127 … gsmtp',
  ],
  ['Amazon SES', '250 Ok 010201920a1b2c3d-4e5f6a7b-8c9d-4e0f-a1b2-c3d4e5f6a7b8-000000'],
  ['OpenSMTPD', '250 2.0.0 5c1a2b3d Message accepted for delivery'],
])('the reply of %s keeps its queue id', (_, reply, kept = reply) => {
  expect(acceptanceWords(reply, letter)).toBe(kept)
})

test.each([
  ['the token', `250 Ok ${TOKEN}`],
  ['a part of it', `250 Ok id=${TOKEN.slice(3, 30)}`, '250 Ok …'],
  ['the code', '250 Ok 482913'],
  ['the address', '250 Ok <ada1815@example.com>'],
  ['its name', '250 Ok ada1815'],
  ['its host', '250 Ok 7.example.com'],
  ['a link', '250 Ok http://door.example/7'],
])('the reply keeps nothing of the letter: %s', (_, reply, kept = '250 Ok …') => {
  expect(acceptanceWords(reply, letter)).toBe(kept)
})

test('there is no reply without a mail server', () => {
  expect(acceptanceWords(null, letter)).toBeNull()
})
