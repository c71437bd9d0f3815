import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** A brand that replaces everything that can be replaced. */
export const harbour = {
  name: 'Harbour & Sons',
  tagline: 'Every ship has its berth.',
  socialUrl: 'https://harbour.example/',
  colors: {
    light: {
      ground: '#f3f7fb',
      raised: '#ffffff',
      sunk: '#e3ebf3',
      door: '#1a4fa3',
      'door-pressed': '#123a7a',
      'on-door': '#ffffff',
    },
    dark: {
      ground: '#0e1420',
      raised: '#18202f',
      sunk: '#0a0f18',
      door: '#8ab4f8',
      'door-pressed': '#b3cdfb',
      'on-door': '#0b1a33',
    },
  },
  words: {
    lead: 'Drop anchor, and you have a berth.',
    comeIn: 'Come aboard',
    signOff: 'Mind the gap between ship and shore.',
    socialLink: 'Find us on the quay',
    signInTitle: 'Who goes there?',
    signedOutLead: 'Your ship has sailed.',
    notFoundLead: 'No such pier.',
    mailSignature: 'Fair winds, the harbour master',
  },
}

const PRIVACY = `# What we note down

We keep a **log book**. Read the [Terms](/terms), or ask [the office](https://harbour.example/ask "hm") by
[letter](mailto:office@harbour.example).

## Who reads it

1. The harbour master.

   Only in port.
2. The \`customs\` officer.

| what | why | for how long |
| --- | --- | --- |
| name of the ship | so that we can call it when its mooring comes loose at night | a season |

> It is ~~not~~ written in ink.

---

    kept as it is
`

/** Markup that tries to run code in a page. */
const TERMS = `## No running

<script>document.title = 'caught'</script>

<img src=x onerror="document.title = 'caught'">

[tap](javascript:document.title='caught') and [tap](data:text/html,caught) and [tap](//evil.example) and
<a href="javascript:1">tap</a> and ![a flag](https://evil.example/flag.png)

# No shouting
`

function drawn(box: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect width="100%" height="100%" fill="#1a4fa3"/></svg>`
}

function png(width: number, height: number) {
  return new Resvg(drawn(`0 0 ${width} ${height}`), { fitTo: { mode: 'width', value: width } })
    .render()
    .asPng()
}

/** All the files of that brand. */
export function brandFiles(): Record<string, string | Buffer> {
  return {
    'brand.json': JSON.stringify(harbour),
    'logo.svg': drawn('0 0 40 20'),
    'icon.svg': drawn('0 0 32 32'),
    'icon-32.png': png(32, 32),
    'icon-192.png': png(192, 192),
    'icon-512.png': png(512, 512),
    'icon-maskable-512.png': png(512, 512),
    'apple-touch-icon.png': png(180, 180),
    'card.png': png(1200, 630),
    'privacy.md': PRIVACY,
    'terms.md': TERMS,
  }
}

export async function writeBrand(files: Record<string, string | Buffer> = brandFiles()) {
  const folder = await mkdtemp(path.join(tmpdir(), 'brand-'))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
