import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defaultBrand } from '#shared/brand.ts'
import { openPage } from './support/app.tsx'

const options = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], userVerification: 'required' }
const signInWithPasskey = page.getByRole('button', { name: 'Sign In with Passkey' })

/** Dialogs and suggestions of a browser that waits for its user: which were opened, and which were cancelled. */
function watchCeremonies(answer: (nth: number) => Promise<Credential> | undefined = () => undefined) {
  const log: string[] = []
  function open(kind: string, signal: AbortSignal | undefined) {
    const nth = log.push(kind)
    const ended = new AbortController()
    return new Promise<Credential>((resolve, reject) => {
      function cancel() {
        log.push(`${kind} cancelled`)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', cancel, { signal: ended.signal })
      answer(nth)?.then(resolve, reject)
    }).finally(() => ended.abort())
  }
  const get = vi.spyOn(navigator.credentials, 'get')
  get.mockImplementation((asked) => open(asked?.mediation ?? 'dialog', asked?.signal))
  const create = vi.spyOn(navigator.credentials, 'create')
  create.mockImplementation((asked) => open('creation', asked?.signal))
  onTestFinished(() => {
    get.mockRestore()
    create.mockRestore()
  })
  return log
}

/** Answers that arrive when the test says so, in the order of the requests. */
function answersOnDemand(result: unknown) {
  const waiting: ((result: unknown) => void)[] = []
  return {
    waiting,
    answer: () => new Promise((resolve) => waiting.push(resolve)),
    next: () => waiting.shift()?.(result),
  }
}

const cancelledByPerson = () => new DOMException('Cancelled', 'NotAllowedError')

test('late suggestions do not close the dialog of the button', async () => {
  let cancelDialog = () => {}
  const dialog = new Promise<never>((_resolve, reject) => {
    cancelDialog = () => reject(cancelledByPerson())
  })
  const ceremonies = watchCeremonies((nth) => (nth === 1 ? dialog : undefined))
  const challenges = answersOnDemand(options)
  await openPage('/signin', { answers: { 'passkeys.beginDiscoverableLogin': challenges.answer } })
  await expect.poll(() => challenges.waiting).toHaveLength(1)
  const [late] = challenges.waiting.splice(0)
  await signInWithPasskey.click()
  await expect.poll(() => challenges.waiting).toHaveLength(1)
  challenges.next()
  await expect.poll(() => ceremonies).toEqual(['dialog'])
  late?.(options)

  // Later suggestions are the next ones requested, and the only ones shown.
  cancelDialog()
  await expect
    .element(page.getByText('No passkey was used. You can get a link by email instead.'))
    .toBeVisible()
  await expect.poll(() => challenges.waiting).toHaveLength(1)
  expect(ceremonies).toEqual(['dialog'])
  challenges.next()
  await expect.poll(() => ceremonies).toEqual(['dialog', 'conditional'])
})

test('a suggestion that was picked and cancelled is offered again, for the same challenge', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const ceremonies = watchCeremonies((nth) => (nth === 1 ? Promise.reject(cancelledByPerson()) : undefined))
  const { made } = await openPage('/signin', {
    answers: { 'passkeys.beginDiscoverableLogin': () => options },
  })
  await expect.poll(() => ceremonies).toContain('conditional')
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(() => ceremonies).toEqual(['conditional', 'conditional'])
  expect(made.filter((name) => name === 'passkeys.beginDiscoverableLogin')).toHaveLength(1)
})

test('a ceremony ends with the page that started it', async () => {
  const ceremonies = watchCeremonies()
  await openPage('/signin', { answers: { 'passkeys.beginDiscoverableLogin': () => options } })
  await expect.poll(() => ceremonies).toEqual(['conditional'])
  await signInWithPasskey.click()
  await expect.element(signInWithPasskey).toHaveAttribute('aria-busy')
  await expect.poll(() => ceremonies.at(-1)).toBe('dialog')
  await page.getByRole('link', { name: defaultBrand.productName }).click()
  await expect.poll(() => ceremonies.at(-1)).toBe('dialog cancelled')
})

test('a ceremony whose page was left before it opened does not open on the next one', async () => {
  const ceremonies = watchCeremonies()
  const challenges = answersOnDemand({
    challenge: 'AAAA',
    rp: { id: 'localhost', name: defaultBrand.productName },
    user: { id: 'AAAA', name: 'Ada', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  })
  await openPage('/account/add-key', { answers: { 'passkeys.beginRegistration': challenges.answer } })
  const passkey = page.getByRole('button', { name: /^Passkey/ })
  await passkey.click()
  await expect.poll(() => challenges.waiting).toHaveLength(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  challenges.next()

  // The one requested after that opens, and is the only one.
  await page.getByRole('link', { name: 'Add Key' }).click()
  await passkey.click()
  await expect.poll(() => challenges.waiting).toHaveLength(1)
  expect(ceremonies).toEqual([])
  challenges.next()
  await expect.poll(() => ceremonies).toEqual(['creation'])
})
