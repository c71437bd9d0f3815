import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { letterheadOf } from '#server/account-protection/notices/write-letter.ts'
import { letterMark } from '#server/brand/letter-pictures.ts'
import { createMailer, type Mailer } from '#server/platform/smtp/mailer.ts'
import { SAMPLE_CODE, sampleLetters } from '../../support/letter-samples.ts'
import { startSmtp } from '../../support/smtp.ts'
import { testConfig } from '../../support/test-config.ts'

/** In bytes, as it is sent, pictures included. */
const LARGEST = 13_000

let smtp: Awaited<ReturnType<typeof startSmtp>>
let mailer: Mailer
const config = testConfig({ dataDir: '/nowhere' })
beforeAll(async () => {
  smtp = await startSmtp()
  mailer = createMailer({ ...config, smtpUrl: smtp.url }, { say() {}, letterhead: letterheadOf(config) })
})
afterAll(async () => {
  await mailer.close()
  await smtp.stop()
})

const samples = sampleLetters(config)
const kinds = Object.keys(samples) as (keyof typeof samples)[]

async function arrived(kind: keyof typeof samples) {
  const { letter, button } = samples[kind]
  await mailer.send({ ...letter, id: kind })
  const { mail, raw } = await smtp.next(letter.to)
  const html = String(mail.html)
  return { mail, raw, html, body: html.slice(html.indexOf('<body')), text: mail.text ?? '', button }
}

it.each(kinds)('the letter %s says the same in both parts', async (kind) => {
  const { mail, body, text } = await arrived(kind)
  expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' })
  const words = unescaped(body.replace(/<[^>]+>/g, '\n'))
  for (const line of text.split('\n'))
    expect(line.startsWith('http') ? body : words).toContain(line.replace(/^- |:$/g, ''))
  for (const [, href = ''] of body.matchAll(/href="([^"]+)"/g))
    expect(text.split('\n')).toContain(unescaped(href))
})

it.each(kinds)('the letter %s has one main button at the most, and no other code', async (kind) => {
  const { html, body, text, button } = await arrived(kind)
  const buttons = [...body.matchAll(/class="button" href="([^"]+)"><strong>([^<]+)<\/strong>/g)].map(
    ([, href = '', label]) => ({ href, label }),
  )
  expect(buttons.map(({ label }) => label)).toEqual(button === null ? [] : [button])
  for (const { href, label } of buttons) expect(text).toContain(`\n${label}:\n${href}\n`)
  // People and programs look for six digits.
  for (const part of [html, text]) expect(part.replaceAll(SAMPLE_CODE, '')).not.toMatch(/\d{6}/)
})

it.each(kinds)('the letter %s has colours for light and dark, and loads nothing', async (kind) => {
  const { mail, raw, html } = await arrived(kind)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark){')
  expect(html).not.toMatch(/<(?:script|link|iframe|form|svg)\b|@import|url\(|srcset|background=/i)
  const shown = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)
  expect(shown).toEqual(['cid:mark@letter', 'cid:ghost@letter'])
  expect(
    mail.attachments.map(({ cid, contentType, contentDisposition, related, content }) => ({
      source: `cid:${cid}`,
      contentType,
      contentDisposition,
      related,
      isPng: content.subarray(1, 4).toString() === 'PNG',
    })),
  ).toEqual(
    shown.map((source) => ({
      source,
      contentType: 'image/png',
      contentDisposition: 'inline',
      related: true,
      isPng: true,
    })),
  )
  expect(Buffer.byteLength(raw)).toBeLessThan(LARGEST)
})

const light = Buffer.alloc(16 * 1024)
const heavy = Buffer.alloc(16 * 1024 + 1)
test.each([
  ['its largest icon', { 'icon-192.png': light, 'icon-32.png': heavy }, light],
  ['a smaller icon, when the larger is too heavy', { 'icon-192.png': heavy, 'icon-32.png': light }, light],
  ['none, when both are', { 'icon-192.png': heavy, 'icon-32.png': heavy }, null],
  ['none, when it has a logo alone', { 'logo.svg': light }, null],
])('the mark of a brand is %s', (_, pictures: Record<string, Buffer>, mark) => {
  expect(letterMark({ pictures: new Map(Object.entries(pictures)), colors: null })).toBe(mark)
})

test('a brand of words alone keeps our mark', () => {
  expect(letterMark({ pictures: new Map(), colors: null })).toBe(letterMark(null))
})

function unescaped(html: string) {
  return html
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
