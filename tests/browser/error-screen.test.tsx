import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#client/styles/index.css'
import { Broken } from '#client/app/broken.tsx'

const oops = page.getByRole('dialog', { name: 'Oops, Our Bad!' })

test.each([
  [320, 480],
  [740, 360],
])('on %d by %d the first thing visible is what happened', async (width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  await render(<Broken error={new Error('Thrown on purpose in a handler')} />)
  const heading = oops.getByRole('heading')
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport({ ratio: 1 })
})

test.each([null, undefined])('%s, thrown, is shown like any other error', async (nothing) => {
  await render(<Broken error={nothing} />)
  await expect.element(oops.getByText('An unexpected error occurred', { exact: true })).toBeVisible()
})

test('a message is shown without the secrets in it', async () => {
  await render(<Broken error={new Error(`bad key ${'k'.repeat(43)} of me@example.com`)} />)
  await expect.element(oops.getByText('bad key [masked] of [address]', { exact: true })).toBeVisible()
})

test('a thrown object is shown by its own message', async () => {
  await render(<Broken error={{ error: 'The hinge is broken.', message: 'Ask the smith.' }} />)
  await expect.element(oops.getByText('The hinge is broken.', { exact: true })).toBeVisible()
})
