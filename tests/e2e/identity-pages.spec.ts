import { expect, test } from './door.ts'
import { fillName, question } from './identity-form.ts'
import { expectSound } from './sound.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('the pages of the identity are sound, with what they may say', async ({ page }, info) => {
        test.setTimeout(120_000)
        async function expectSoundAs(name: string) {
          await expectSound(page, name)
          await page.screenshot({
            path: info.outputPath(`${name}-${viewport.width}-${colorScheme}.png`),
            fullPage: true,
          })
        }

        for (const name of ['download', 'restrict', 'delete', 'birthday', 'real-name']) {
          await page.goto(`/account/${name}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectSoundAs(name)
        }
        await fillName(page, 'Ada', 'x')
        await fillName(page, 'Ada', '')
        await expectSoundAs('real-name-invalid')
        await page.getByRole('link', { name: 'Cancel' }).click()
        await expect(question(page)).toBeVisible()
        await expectSoundAs('real-name-question')
      })
    })
  }
}
