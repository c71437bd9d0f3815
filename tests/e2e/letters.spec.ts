import { letterheadOf } from '#server/account-protection/notices/write-letter.ts'
import { sampleLetters } from '../support/letter-samples.ts'
import { testConfig } from '../support/test-config.ts'
import { expect, test } from './door.ts'
import { expectSound } from './sound.ts'

const COLORS = {
  light: { ground: 'rgb(251, 246, 236)', button: 'rgb(31, 95, 91)' },
  dark: { ground: 'rgb(23, 22, 41)', button: 'rgb(111, 195, 180)' },
}

const config = testConfig({ dataDir: '/nowhere' })
const { dress, pictures } = letterheadOf(config)

for (const [kind, { letter, button }] of Object.entries(sampleLetters(config))) {
  test(`the letter ${kind} is sound, with its pictures, in light and dark`, async ({ page }) => {
    await page.setContent(
      dress(letter).replace(/cid:([\w@]+)/g, (_, cid) => {
        const picture = pictures.get(cid)
        return `data:image/png;base64,${picture?.toString('base64')}`
      }),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letter.subject)
    const widths = await page
      .locator('img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
    expect(widths).toEqual([64, 144])
    await expectSound(page, `letter-${kind}`)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await expect(page.locator('body')).toHaveCSS('background-color', COLORS[scheme].ground)
      if (button)
        await expect(page.getByRole('link', { name: button })).toHaveCSS(
          'background-color',
          COLORS[scheme].button,
        )
    }
  })
}
