import { type Colors as BothColors, defaultColors } from '#server/brand/colors.ts'
import { letterMark, letterPictures } from '#server/brand/letter-pictures.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { Letterhead } from '#server/platform/smtp/mailer.ts'
import type { Notice } from './notice-wordings.ts'

/**
 * The kind of a letter, for the operator. It is stored next to the sealed letter, so it must not contain anything
 * secret.
 */
type LetterKind =
  | 'signInLink'
  | 'verificationCode'
  | 'conflictCode'
  | 'proofCode'
  | 'emailKey'
  | 'emailKeyRefused'
  | 'deletionAsked'
  | 'accountDeleted'
  | 'changeWaits'
  | 'changeStopped'
  | 'digest'
  | Notice['event']

/** A letter before it is sealed, with its kind. */
export type WrittenLetter = Letter & { kind: LetterKind }

/** The settings that name the sender and give the letter its look. */
export type From = Pick<Config, 'productName' | 'productTagline' | 'brand'>

/**
 * A part of a letter: a paragraph, a link, a code, or a list. A link is the letter's one main button, unless it is
 * `minor`.
 */
export type Block =
  | string
  | { href: string; label: string; isMinor?: boolean }
  | { code: string }
  | { list: string[] }

/**
 * Writes the text and the HTML part from the same blocks, so that they cannot differ. The HTML has the blocks alone:
 * `letterheadOf` puts the rest around them when the letter is sent, so that the outbox does not store it each time.
 */
export function writeLetter(
  from: From,
  {
    kind,
    to,
    subject,
    blocks,
    secrets = [],
  }: Pick<WrittenLetter, 'kind' | 'to' | 'subject'> & { blocks: Block[]; secrets?: string[] },
): WrittenLetter {
  const { light } = colorsOf(from)
  return {
    kind,
    to,
    subject,
    text: `${[...blocks.map(blockAsText), signatureOf(from)].join('\n\n')}\n`,
    html: blocks.map((block) => blockAsHtml(block, light)).join('\n'),
    secrets,
  }
}

/** A link or code is alone on its line, so that mail programs and people find where it ends. */
function blockAsText(block: Block) {
  if (typeof block === 'string') return block
  if ('href' in block) return `${block.label}:\n${block.href}`
  if ('code' in block) return block.code
  return block.list.map((item) => `- ${item}`).join('\n')
}

type Colors = BothColors['light']

const FONT = `16px/1.5 -apple-system,'Segoe UI',Roboto,system-ui,sans-serif`
const PARAGRAPH = 'margin:0 0 16px'
const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:8px'
const CODE =
  'margin:0 0 16px;padding:12px;border-radius:8px;text-align:center;font:600 32px/1.25 ui-monospace,Consolas,monospace;letter-spacing:6px'
/** Mail programs have no layout but tables; screen readers must not announce them. */
const NO_LINES = 'cellpadding="0" cellspacing="0" border="0"'
const TABLE = `<table role="presentation" width="100%" ${NO_LINES}`

/** Every colour is written at its element for mail programs without style sheets. A class changes it in the dark. */
function blockAsHtml(block: Block, colors: Colors) {
  if (typeof block === 'string') return `<p style="${PARAGRAPH}">${escapeHtml(block)}</p>`
  if ('list' in block)
    return `<ul style="${PARAGRAPH};padding-left:24px">\n${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`
  if ('code' in block)
    return `<p class="code" style="${CODE};background:${colors.sunk};color:${colors.ink}">${escapeHtml(block.code)}</p>`
  const [href, label] = [escapeHtml(block.href), escapeHtml(block.label)]
  if (block.isMinor)
    return `<p style="${PARAGRAPH}"><a class="link" style="color:${colors.door}" href="${href}">${label}</a></p>`
  return [
    // Outlook on Windows knows no padding but that of a cell.
    `<table role="presentation" ${NO_LINES} style="margin:24px 0 16px"><tr><td class="button" style="border-radius:8px;background:${colors.door};mso-padding-alt:12px 24px">`,
    `<a style="${BUTTON};background:${colors.door};color:${colors['on-door']};text-decoration:none"`,
    `class="button" href="${href}"><strong>${label}</strong></a></td></tr></table>`,
    `<p class="quiet" style="${PARAGRAPH};font-size:14px;color:${colors.quiet};word-break:break-all">Or copy this address into your browser:<br>`,
    `${href}</p>`,
  ].join('\n')
}

/** The classes of the elements above, in the dark. The head of the letter has the same colours in both schemes. */
function darkStyles(colors: Colors) {
  return Object.entries({
    ground: { background: colors.ground, color: colors.ink },
    paper: { background: colors.raised, color: colors.ink },
    quiet: { color: colors.quiet },
    link: { color: colors.door },
    code: { background: colors.sunk, color: colors.ink },
    button: { background: colors.door, color: colors['on-door'] },
  })
    .map(([name, set]) => {
      const declared = Object.entries(set).map(([property, color]) => `${property}:${rgb(color)}!important`)
      return `.${name}{${declared.join(';')}}`
    })
    .join('\n')
}

/** In #171629 a program that looks for a code finds six digits. */
function rgb(color: string) {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join()})`
}

function signatureOf(from: From) {
  return from.brand?.mailSignature ?? `${from.productName}. ${from.productTagline}`
}

function colorsOf(from: From) {
  return from.brand?.colors ?? defaultColors
}

/** The look of all letters: mark, name, ghost and signature around the blocks. */
export function letterheadOf(from: From): Letterhead {
  return { dress: (letter) => page(from, letter), pictures: letterPictures(from.brand) }
}

function page(from: From, { subject, html }: Pick<Letter, 'subject' | 'html'>): string {
  const { light, dark } = colorsOf(from)
  const title = escapeHtml(subject)
  const mark = letterMark(from.brand)
    ? '<td width="32" style="padding-left:24px"><img src="cid:mark@letter" width="32" height="32" alt="" style="display:block;border:0;border-radius:6px"></td>\n'
    : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkStyles(dark)}
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.ink};font:${FONT}">
<div role="main">
${TABLE}><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="560" ${NO_LINES} style="width:100%;max-width:560px;text-align:left;font:${FONT}">
<tr><td style="border-radius:16px 16px 0 0;background:${light.door};color:${light['on-door']}">
${TABLE}><tr>
${mark}<td style="padding:16px 12px;font:600 19px/1.25 Georgia,serif;color:${light['on-door']}">${escapeHtml(from.productName)}</td>
<td width="72" valign="bottom" style="padding:12px 24px 0 0"><img src="cid:ghost@letter" width="72" height="81" alt="" style="display:block;border:0"></td>
</tr></table>
</td></tr>
<tr><td class="paper" style="padding:24px 24px 8px;border-radius:0 0 16px 16px;background:${light.raised};color:${light.ink}">
<h1 style="margin:0 0 16px;font:600 24px/1.25 Georgia,serif">${title}</h1>
${html}
</td></tr>
<tr><td class="quiet" style="padding:16px 24px;font-size:14px;color:${light.quiet}">${escapeHtml(signatureOf(from))}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`
}
