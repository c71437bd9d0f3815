import { expect, test } from 'vitest'
import { sendingFault } from '#server/platform/smtp/smtp-fault.ts'

test.each([
  // The fault is the address, by its enhanced code.
  ['RCPT TO', '550 5.1.1 No such user', 'letter'],
  ['RCPT TO', '550-5.1.1 The account does not exist.\n550 5.1.1 Please try again.', 'letter'],
  ['RCPT TO', '550 5.1.2 No such domain', 'letter'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax', 'letter'],
  ['RCPT TO', '551 5.1.6 Moved away', 'letter'],
  ['RCPT TO', '556 5.1.10 The domain has a null MX', 'letter'],
  ['RCPT TO', '556 The domain takes no mail', 'letter'],
  ['DATA', '550 5.1.1 No such user', 'letter'],
  // The fault is the message.
  ['MAIL FROM', '552 5.3.4 Message too big for system', 'letter'],
  ['DATA', '552 5.2.3 Message too long', 'letter'],
  ['DATA', '554 5.6.0 Malformed', 'letter'],
  // A rate, a policy, a connection or our own configuration: each is temporary or can be repaired.
  ['RCPT TO', '550 too many emails per second', 'unclear'],
  ['RCPT TO', '550 No such user', 'unclear'],
  ['RCPT TO', '550 5.1.0 Sender address rejected', 'unclear'],
  ['RCPT TO', '550 5.1.7 Bad sender address', 'unclear'],
  ['RCPT TO', '550 5.1.8 The domain of the sender has no address', 'unclear'],
  ['RCPT TO', '550 5.2.1 Receiving mail at a rate that prevents more', 'unclear'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'unclear'],
  ['RCPT TO', '550 5.4.5 Daily quota exceeded', 'unclear'],
  ['RCPT TO', '504 5.5.2 <[127.0.0.1]>: HELO rejected', 'unclear'],
  ['RCPT TO', '550 5.7.1 Relaying denied', 'unclear'],
  ['RCPT TO', '550 5.7.27 The domain of the sender has a null MX', 'unclear'],
  ['RCPT TO', '550 4.7.1 A permanent code with a passing reason', 'unclear'],
  ['RCPT TO', '450 5.1.1 A passing code with a permanent reason', 'unclear'],
  ['RCPT TO', '550 5.1.1.1 is no status code', 'unclear'],
  ['RCPT TO', '553 not in my list of rcpthosts (#5.7.1)', 'unclear'],
  ['MAIL FROM', '550 5.1.1 No such sender', 'unclear'],
  ['MAIL FROM', '530 5.7.0 Authentication required', 'unclear'],
  ['DATA', '554 5.7.1 Looks like spam', 'unclear'],
  ['DATA', '554 Transaction failed', 'unclear'],
  ['DATA', '421 4.7.0 Too many', 'unclear'],
])('%s, answered with %j, is classified as %s', (command, response, expected) => {
  const code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE'
  const responseCode = Number.parseInt(response, 10)
  expect(sendingFault({ code, command, responseCode, response })).toBe(expected)
})

test.each([
  ['server', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 Bad login' }],
  ['server', { code: 'EPROTOCOL', command: 'HELO', responseCode: 550, response: '550 5.1.1 Bad name' }],
  ['server', { code: 'ESOCKET', command: 'CONN' }],
  ['connection', { code: 'ECONNECTION', command: 'CONN' }],
  ['letter', { code: 'EENVELOPE', command: 'API' }],
  ['unclear', { code: 'ENOSPC' }],
  ['unclear', undefined],
])('%s: %j', (expected, error) => {
  expect(sendingFault(error)).toBe(expected)
})
