import { defaultColors } from '#server/brand/colors.ts'
import type { Config } from '#server/config.ts'
import { type HeldColumn, isFilled, type Row } from '#server/data-rights/inventory/held-columns.ts'
import type { KeepingTimes } from '#server/data-rights/inventory/inventory-entry.ts'
import { dataInventoryRegister } from '#server/data-rights/inventory/register.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import { formatMoment } from '#server/lib/spoken-date.ts'
import type { AuditEntry } from '#shared/audit-log.ts'
import { describeEntry } from '#shared/audit-log-words.ts'
import type { HeldValue } from '#shared/data-inventory.ts'
import { asClause, describeHeld, NOTHING } from '#shared/data-inventory-words.ts'
import { capitalized, PERSONAL_FIELDS, personalFields } from '#shared/personal-fields.ts'
import { recordOf } from '#shared/record-of.ts'
import { copiedTable } from './copied-tables.ts'
import { type Held, type TableOfCopy, tablesOfCopy } from './copy-account.ts'
import { policyFor, styleOfPage } from './page-style.ts'

/**
 * `index.html`: the same data for people, in any browser and offline. It has no scripts and loads nothing, and its own
 * policy forbids both. Generated in parts, so that a long page is sent while it is written.
 */
export function* pageOfCopy(held: Held, times: KeepingTimes, config: Config): Generator<string> {
  const tables = tablesOfCopy(times)
  const filled = tables.filter(({ table }) => held.rows[table].length > 0)
  const empty = tables.filter(({ table }) => held.rows[table].length === 0)

  yield head(held, config)
  yield contents(filled, held)
  for (const table of filled) {
    yield* section(table, held.rows[table.table], times, held.cut.includes(table.table))
  }
  yield* journal(held.journal.entries, times, held.cut.includes('journal'))
  yield rest(empty)
}

function head({ at, rows }: Held, { productName, publicUrl, brand }: Config) {
  const style = styleOfPage(brand?.colors ?? defaultColors)
  const title = `Your data at ${productName}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
${GHOST}
<h1>${escapeHtml(title)}</h1>
<p class="lead">Everything that <b>${escapeHtml(publicUrl)}</b> kept about account <b>${escapeHtml(String(rows.accounts[0]?.upid))}</b> on ${formatMoment(at)}. This page works offline, and contains no programs.</p>
<p class="quiet">The same data for programs is in <code>account.json</code>, which <code>account.schema.json</code> explains, and in <code>journal.json</code>.</p>
</header>
<main>
`
}

/** Table of contents, for a long export. */
function contents(tables: TableOfCopy[], { rows, journal }: Held) {
  const items = tables.map(
    ({ table, title }) =>
      `<li><a href="#${copiedTable(table).name}">${escapeHtml(title)}</a>${table === 'accounts' ? '' : ` <span class="quiet">${rows[table].length}</span>`}</li>`,
  )
  items.push(
    `<li><a href="#journal">Your journal</a> <span class="quiet">${journal.entries.length}</span></li>`,
  )
  return `<nav aria-label="In this copy">\n<ul>\n${items.join('\n')}\n</ul>\n</nav>\n`
}

function* section(
  { table, title, kept, columns }: TableOfCopy,
  rows: Row[],
  times: KeepingTimes,
  isCut: boolean,
) {
  const { name, titleOf } = copiedTable(table)
  yield `<section aria-labelledby="${name}">\n<h2 id="${name}">${escapeHtml(title)}</h2>\n<p class="quiet">Kept: ${escapeHtml(asClause(kept))}.</p>\n${isCut ? cutAt(rows) : ''}`
  for (const [index, row] of rows.entries()) {
    const rowTitle = rows.length === 1 ? null : String(titleOf?.(row) ?? `No. ${index + 1}`)
    yield card(rowTitle, row, columns, table === 'accounts')
  }
  yield explanation(columns, times)
  yield '</section>\n'
}

/** One row. For the account, fields without a value are shown too. */
function card(title: string | null, row: Row, columns: HeldColumn[], isWhole: boolean) {
  const fields = columns.flatMap(({ name, isId, copy }) => {
    const value = copy(row)
    const isEmpty = !isFilled(value)
    // Every row belongs to this account, so the account id is left out.
    if (isId || name === 'accountId' || (isEmpty && !isWhole)) return []
    const markup = isEmpty
      ? `<dd class="quiet">${NOTHING}</dd>`
      : `<dd>${escapeHtml(describeHeld(value as HeldValue, formatMoment))}</dd>`
    return `<div><dt>${labelOf(name)}</dt>${markup}</div>`
  })
  const heading = title === null ? '' : `<h3>${escapeHtml(title)}</h3>\n`
  return `<article>\n${heading}<dl>\n${fields.join('\n')}\n</dl>\n</article>\n`
}

/** The purpose of each field, once for all rows. */
function explanation(columns: HeldColumn[], times: KeepingTimes) {
  const fields = columns.map(({ name, purpose, kept }) => {
    const keptToo = kept === undefined ? '' : ` Kept: ${escapeHtml(asClause(kept(times)))}.`
    return `<div><dt>${labelOf(name)} <code>${name}</code></dt><dd>${escapeHtml(purpose)}.${keptToo}</dd></div>`
  })
  return `<details>\n<summary>What these fields are for</summary>\n<dl>\n${fields.join('\n')}\n</dl>\n</details>\n`
}

/** Says that the table is not complete. */
function cutAt({ length }: unknown[]) {
  return `<p>There are more: the newest ${length} are in this copy.</p>\n`
}

/** The audit log, newest first. The hashes that verify it are in `journal.json`. */
function* journal(entries: AuditEntry[], times: KeepingTimes, isCut: boolean) {
  const kept = escapeHtml(asClause(dataInventoryRegister.journal.kept(times)))
  yield `<section aria-labelledby="journal">\n<h2 id="journal">Your journal</h2>\n<p class="quiet">Kept: ${kept}. In <code>journal.json</code> each entry carries a checksum of the one before, so that none can be changed or left out unnoticed.</p>\n${isCut ? cutAt(entries) : ''}`
  if (entries.length === 0) yield '<p>Nothing has been noted yet.</p>\n'
  else {
    yield '<ol>\n'
    for (const entry of entries.toReversed()) yield entryItem(entry)
    yield '</ol>\n'
  }
  yield '</section>\n'
}

function entryItem(entry: AuditEntry) {
  const { what, about } = describeEntry(entry)
  const subject = about === null ? '' : `: ${escapeHtml(about)}`
  const from = entry.browser === null ? '' : `, ${escapeHtml(entry.browser)}`
  return `<li><b>${escapeHtml(what)}</b>${subject}<br><span class="quiet">${formatMoment(new Date(entry.at))}${from}</span></li>\n`
}

function rest(empty: TableOfCopy[]) {
  const titles = empty.map(({ title }) => `<li>${escapeHtml(title)}</li>`)
  const nothing =
    titles.length === 0
      ? ''
      : `<section aria-labelledby="nothing">\n<h2 id="nothing">What was empty</h2>\n<ul class="plain">\n${titles.join('\n')}\n</ul>\n</section>\n`
  return `${nothing}<section aria-labelledby="elsewhere">
<h2 id="elsewhere">What is not in here</h2>
<p>Secrets, and what recognises them: this copy says only that a fingerprint is kept, because somebody else could find this file.</p>
<p>What lives only in your browser, like Rummage World: we have none of it. If you downloaded this copy from your account page, it is beside this file, in <code>browser.json</code>.</p>
<p>Our logs, which know an account only by its id. Our backups, where what you delete stays until newer ones replace them. And what others typed: if somebody enters your address, it is kept with their account, not with yours.</p>
</section>
</main>
</body>
</html>
`
}

/** Labels for names that people would not understand. */
const labels: Record<string, string> = {
  upid: 'Account Id',
  ...recordOf(PERSONAL_FIELDS, (field) => capitalized(personalFields[field].noun)),
  journalSeq: 'Journal entries',
  journalHash: 'Checksum of the journal',
  hash: 'Secret',
  hmac: 'Code',
  tokenHash: 'Link',
  sealed: 'Letter',
  madeBySecretId: 'Made by',
  keyId: 'Key',
  secretId: 'Sign-in',
  signedInWithKeyId: 'Signed in with',
  askedByAccountId: 'Asked by',
  aaguid: 'Model',
}

/** 'createdAt' becomes 'Created at'. */
function labelOf(name: string) {
  const known = labels[name]
  if (known) return known
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The ghost of the brand, as on the pages. */
const GHOST = `<svg viewBox="14 8 98 132" aria-hidden="true">
<ellipse class="shadow" cx="62" cy="132" rx="44" ry="6"/>
<path class="sheet" d="M22 124C17 98 18 78 23 58C28 31 43 14 62 14C82 14 95 31 98 58C100 80 105 102 105 121C99 130 93 119 87 124C80 131 74 120 66 125C58 131 52 120 44 125C36 131 29 128 22 124Z"/>
<path class="fold" d="M78 19C90 27 96 41 98 58C100 80 105 102 105 121C99 130 93 119 87 124C84 127 81 127 78 126C90 96 92 50 78 19Z"/>
<path class="gleam" d="M29 80C28 50 36 26 58 17C44 32 38 50 38 78C38 92 37 104 34 116C30 106 29 94 29 80Z"/>
<path class="face" d="M40.5 56a4.5 6.5 0 1 1 9 0a4.5 6.5 0 1 1-9 0Z M66.5 56a4.5 6.5 0 1 1 9 0a4.5 6.5 0 1 1-9 0ZM58 68a5.5 5.5 0 0 0-3 10.1L53 87q5 2.5 10 0l-2-8.9A5.5 5.5 0 0 0 58 68Z"/>
</svg>`
