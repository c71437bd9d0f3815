import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepLeavingPasskey } from '#client/sessions/known-passkeys/leaving-passkey.ts'
import { keepProof } from '#client/step-up/proof.ts'
import type { Account } from '#shared/accounts.ts'
import type { Change } from '#shared/changes.ts'
import { lastingToken, newGuest, openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { passkey, thisBrowserKey } from './support/keys.ts'
import { expectCount, expectPath } from './support/places.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const question = page.getByRole('dialog')
const waits = page.getByText(/ on .+20\d\d.+ Asked for in Firefox on Windows\.$/)

function change(facts: Partial<Change> = {}): Change {
  return {
    id: crypto.randomUUID(),
    at: inDays(-1),
    event: 'key_removed',
    browser: 'Firefox on Windows',
    key: { type: 'passkey', name: 'Old phone' },
    takesEffectAt: inDays(2),
    isStopped: false,
    ...facts,
  }
}

function owner(facts: Partial<Account> = {}) {
  const email = 'ada@example.com'
  return newGuest({
    email,
    emailVerified: true,
    emails: { [email]: { verified: true, leavesAt: null } },
    ghost: false,
    keys: [thisBrowserKey, passkey],
    ...facts,
  })
}

/** A call that needs a proof: `done` once it has one, or may wait. */
function wantsProof(done: (input: { proof?: string; wait?: boolean }) => unknown) {
  const inputs: { proof?: string; wait?: boolean }[] = []
  const answer = (input: unknown) => {
    const claim = Object(input)
    inputs.push(claim)
    if (claim.proof === 'proof' || claim.wait) return done(claim)
    return new RefusedCall(403, {
      code: 'proof_required',
      error: 'Please show that it is you',
      methods: ['mail'],
    })
  }
  return { inputs, answer }
}

/** Gives a proof by a mailed code, and renews the session when the browser's key is presented. */
function givesProof() {
  const shown: unknown[] = []
  const refreshed: unknown[] = []
  return {
    shown,
    refreshed,
    answers: {
      'auth.prove.mail': () => ({ success: true, message: 'Sent', to: 'a••@example.com' }),
      'auth.prove.code': (input: unknown) => {
        shown.push(Object(input).browserKey)
        const session = { jwt: lastingToken(), browserKey: 'renewed', expiresIn: 900 }
        return { success: true, proof: 'proof', expiresIn: 300, session }
      },
      'auth.refresh': (input: unknown) => {
        refreshed.push(Object(input).refreshToken)
        return { success: true, accessToken: lastingToken(), expiresIn: 900 }
      },
    },
  }
}

async function proveByMail() {
  await question.getByRole('button', { name: 'Email Me a Code' }).click()
  await question.getByLabelText('Code').fill('407183')
}

test('a proof is requested in place, renews the session and works for the next call too', async () => {
  const { shown, refreshed, answers } = givesProof()
  const asked = wantsProof(() => ({ success: true, message: 'Sent' }))
  await openPage('/account/email', {
    account: owner(),
    answers: { ...answers, 'account.changes': () => [], 'email.askVerification': asked.answer },
  })
  await page.getByLabelText('Email').fill('new@example.com')
  await page.getByRole('button', { name: 'Update Email' }).click()
  await proveByMail()
  await expectPath('/account/email/verify-code')
  expect(shown).toEqual(['key'])
  // The new key was used at once.
  expect(refreshed).toEqual(['renewed'])
  expect(localStorage.getItem('browser_key')).toBe('renewed')
  expect(asked.inputs.map(({ proof }) => proof)).toEqual([undefined, 'proof'])

  history.back()
  await expectPath('/account/email')
  await page.getByLabelText('Email').fill('other@example.com')
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expectPath('/account/email/verify-code')
  expect(asked.inputs.map(({ proof }) => proof)).toEqual([undefined, 'proof', 'proof'])
})

test('a user without a proof may wait: the page names the date, then shows the pending change with Stop', async () => {
  let told: Change[] = []
  const takesEffectAt = inDays(3)
  const asked = wantsProof(() => {
    told = [change({ takesEffectAt, event: 'address_removed', key: null })]
    return { success: true, message: 'Later', takesEffectAt }
  })
  await openPage('/account/email', {
    account: owner(),
    answers: { 'account.changes': () => told, 'email.removeRecovery': asked.answer },
  })
  await page.getByLabelText('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await expect
    .element(question)
    .toHaveTextContent(/the change takes effect on .*20\d\d, unless somebody stops it/)
  await question.getByRole('button', { name: 'Wait Instead' }).click()
  await expect.element(waits).toHaveTextContent(/^Your recovery email will be removed from your account on /)
  expect(asked.inputs.at(-1)).toEqual({ wait: true })
})

test('a user who may not wait, as for the last proof method, is asked again and not offered to wait', async () => {
  const inputs: unknown[] = []
  const refused = (input: unknown) => {
    inputs.push(input)
    const told = { code: 'proof_required', error: 'Please show that it is you', methods: ['mail'] }
    return new RefusedCall(403, told)
  }
  await openPage('/account/email', {
    account: owner(),
    answers: { 'account.changes': () => [], 'email.removeRecovery': refused },
  })
  await page.getByLabelText('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await question.getByRole('button', { name: 'Wait Instead' }).click()
  await expectCount(question.getByRole('button', { name: 'Wait Instead' }), 0)
  await expect.element(question.getByRole('button', { name: 'Email Me a Code' })).toBeVisible()
  expect(inputs).toEqual([{}, { wait: true }])
})

test('a pending change is stopped with a proof, and no dialog asks who made it', async () => {
  const one = change()
  let told = [one]
  const stopped = wantsProof(() => {
    told = []
    return { success: true, message: 'Stopped.', stopped: 'key_removed' }
  })
  const { account } = await openPage('/privacy', {
    account: owner(),
    answers: { 'account.changes': () => told, 'account.stopChange': stopped.answer },
  })
  await expect
    .element(waits)
    .toHaveTextContent(/^The passkey 'Old phone' will be removed from your account on /)
  await expectCount(page.getByText('Was that you?'), 0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expectCount(question.getByRole('button', { name: 'Wait Instead' }), 0)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(waits).toBeVisible()
  // As if given a moment ago, for another call.
  keepProof(account.id, 'proof', 300)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expectCount(waits, 0)
  expect(stopped.inputs.at(-1)).toMatchObject({ id: one.id, proof: 'proof' })
})

test('a stopped or finished change is not shown, and an added credential is announced without a question', async () => {
  const added = change({
    event: 'key_added',
    takesEffectAt: null,
    key: { type: 'passkey', name: 'Her phone' },
  })
  const told = [added, change({ isStopped: true }), change({ takesEffectAt: inDays(-1) })]
  await openPage('/account', {
    account: owner(),
    answers: { 'account.changes': () => told, 'keys.list': () => [thisBrowserKey, passkey] },
  })
  await expect
    .element(page.getByText(/^Passkey added \(Her phone\), in Firefox on Windows, on /))
    .toBeVisible()
  await expectCount(waits, 0)
})

test('a user who signed in by a leaving passkey keeps it with one press, without a proof', async () => {
  const account = owner()
  const takesEffectAt = inDays(2)
  const sent: unknown[] = []
  let told = [change({ takesEffectAt })]
  keepLeavingPasskey({ accountId: account.id, takesEffectAt, stopToken: 'stop' })
  await openPage('/privacy', {
    account,
    answers: {
      'account.changes': () => told,
      'account.stopChange': (input) => {
        sent.push(input)
        told = []
        return { success: true, message: 'Stopped.', stopped: 'key_removed' }
      },
    },
  })
  await expectCount(page.getByRole('button', { name: 'Stop' }), 0)
  await page.getByRole('button', { name: 'Keep It' }).click()
  await expectCount(page.getByText(/^The passkey that you signed in with leaves/), 0)
  expect(sent).toEqual([{ stopToken: 'stop' }])
})

test('a change that another tab stops disappears, and a tab that was left open loads pending changes again', async () => {
  const account = owner()
  let told: Change[] = [change()]
  const refresh = () => ({ success: true, accessToken: lastingToken(), expiresIn: 900 })
  await openPage('/privacy', {
    account,
    answers: { 'account.changes': () => told, 'auth.refresh': refresh },
  })
  await expect.element(waits).toBeVisible()
  told = []
  const otherTab = new BroadcastChannel('account')
  onTestFinished(() => otherTab.close())
  otherTab.postMessage(account.id)
  await expectCount(waits, 0)

  told = [change()]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(waits).toBeVisible()
})

test.each([
  [
    'that is old, on a protected account',
    30,
    /It will be removed from your account on .+ Until then it still works, and you can stop this\. If you use it/,
  ],
  ['of today', 0, /This action cannot be undone\./],
])('the question before the removal of a passkey %s says when it leaves', async (_, days, words) => {
  const held = { ...passkey, createdAt: inDays(-days) }
  await openPage(`/account/passkey/${passkey.id}`, {
    account: owner({ keys: [thisBrowserKey, held] }),
    answers: { 'account.changes': () => [], 'keys.list': () => [thisBrowserKey, held] },
  })
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await expect.element(question.getByText(words)).toBeVisible()
})

test('the question before the removal of an old recovery email says when it leaves', async () => {
  await openPage('/account/email', { account: owner(), answers: { 'account.changes': () => [] } })
  await page.getByLabelText('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await expect
    .element(page.getByText(/^It will be removed from your account on .+ and you can stop this\.$/))
    .toBeVisible()
})

test('the forecast and the question before a removal know what is leaving', async () => {
  const leavesAt = inDays(2)
  const account = owner({ keys: [thisBrowserKey, { ...passkey, leavesAt }] })
  const { leave } = await openPage('/account/forecast', { account, answers: { 'account.changes': () => [] } })
  await expect.element(page.getByRole('heading', { name: 'What is being removed' })).toBeVisible()
  await expect
    .element(page.getByText(/^Chrome on Linux still works until .*, and is not counted below\.$/))
    .toBeVisible()
  await leave()

  await openPage('/account/email', { account, answers: { 'account.changes': () => [] } })
  await page.getByLabelText('Email').first().fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await expect.element(page.getByText(/After that, only this computer opens your account/)).toBeVisible()
})

test('the page of a leaving key says when it leaves', async () => {
  const leaving = { ...passkey, leavesAt: inDays(2) }
  await openPage(`/account/passkey/${passkey.id}`, {
    account: owner({ keys: [thisBrowserKey, leaving] }),
    answers: { 'account.changes': () => [], 'keys.list': () => [thisBrowserKey, leaving] },
  })
  await expect.element(page.getByRole('row', { name: 'Will Be Removed' })).toBeVisible()
})

const PROTECTED = /^Your account is protected from /
const OPEN = /^Whoever has one of your browsers has the account, until you add a passkey or an address/

test.each([
  ['a guest', () => newGuest({ keys: [thisBrowserKey] }), 0, 1],
  ['one with a passkey of today', () => young(inDays(0)), 1, 1],
  ['one with a passkey of last week', () => young(inDays(-7)), 0, 0],
])('an account page says when the account will be protected: %s', async (_, account, dates, warnings) => {
  await openPage('/account', {
    account: account(),
    answers: { 'account.changes': () => [], 'keys.list': () => account().keys },
  })
  await expect.element(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
  await expectCount(page.getByText(PROTECTED), dates)
  await expectCount(page.getByText(OPEN), warnings)
})

function young(createdAt: string) {
  return newGuest({ keys: [thisBrowserKey, { ...passkey, createdAt }] })
}
