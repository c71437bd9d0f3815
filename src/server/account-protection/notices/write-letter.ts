import { defaultColors } from '#server/brand/colors.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { Letter } from '#server/outbox/letter.ts'
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

type Colors = (typeof defaultColors)['light']

/** A part of a letter: a paragraph, a link with the label of its button, a code, or a list. */
export type Block = string | { href: string; label: string } | { code: string } | { list: string[] }

/** Writes the text and the HTML part from the same blocks, so that they cannot differ. */
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
  const signature = from.brand?.mailSignature ?? `${from.productName}. ${from.productTagline}`
  // Mail programs with a dark mode change the colours themselves, so there is one scheme.
  const colors = from.brand?.colors?.light ?? defaultColors.light
  return {
    kind,
    to,
    subject,
    text: `${[...blocks.map(blockAsText), signature].join('\n\n')}\n`,
    html: page(subject, colors, [
      ...blocks.map((block) => blockAsHtml(block, colors)),
      `<p style="color:${colors.quiet}">${escapeHtml(signature)}</p>`,
    ]),
    secrets,
  }
}

/** A link or code is alone on its line, so that mail programs and people find where it ends. */
function blockAsText(block: Block) {
  if (typeof block === 'string') return block
  if ('href' in block) return block.href
  if ('code' in block) return block.code
  return block.list.map((item) => `- ${item}`).join('\n')
}

const CODE = 'font:600 28px/1.2 ui-monospace,monospace;letter-spacing:4px'

const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:8px'

function blockAsHtml(block: Block, colors: Colors) {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  if ('list' in block)
    return `<ul>\n${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`
  if ('code' in block) return `<p style="${CODE}">${escapeHtml(block.code)}</p>`
  const href = escapeHtml(block.href)
  return [
    `<p><a style="${BUTTON};background:${colors.door};color:${colors['on-door']};text-decoration:none"`,
    `href="${href}">${escapeHtml(block.label)}</a></p>`,
    `<p style="font-size:14px;color:${colors.quiet};word-break:break-all">Or copy this address into your browser:<br>`,
    `${href}</p>`,
  ].join('\n')
}

function page(title: string, colors: Colors, blocks: string[]) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;background:${colors.ground};color:${colors.ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:34em;margin:0 auto">
${blocks.join('\n')}
</div>
</body>
</html>
`
}
