import { createHash } from 'node:crypto'
import type { Colors } from '#server/brand/colors.ts'

/** The content security policy of the page: this style, and nothing else. */
export function policyFor(style: string) {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
}

/** The styles for light, dark and print, in the colours of the brand. */
export function styleOfPage(colors: Colors) {
  return `
:root{color-scheme:light dark;${tokens(colors.light)}}
@media screen and (prefers-color-scheme:dark){:root{${tokens(colors.dark)}}}
*{box-sizing:border-box;margin:0}
body{padding:48px 24px 72px;background:var(--ground);color:var(--ink);font:1rem/1.55 -apple-system,"Segoe UI",Roboto,"Noto Sans",Cantarell,Ubuntu,"Liberation Sans",system-ui,sans-serif}
header,main{max-width:46rem;margin:0 auto}
header svg{width:72px;height:97px;margin-bottom:12px}
.sheet{fill:#ebe6f6}.fold{fill:#c5bee3}.gleam{fill:#fffaf0}.face{fill:#2a274b}.shadow{fill:#23213a2e}
h1,h2,h3{line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}
h1,h2{font-family:Fraunces,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif}
h1{font-size:2.125rem}
h2{font-size:1.4375rem;scroll-margin-top:16px}
h3{font-size:1rem;margin-bottom:8px}
p{max-width:36rem;text-wrap:pretty;overflow-wrap:anywhere}
p+p{margin-top:12px}
.lead{margin:12px 0;font-size:1.1875rem}
.quiet{color:var(--quiet)}
section>.quiet{margin:4px 0 12px;font-size:.875rem}
nav{margin-top:24px;padding:12px 0;border-block:1px solid var(--line)}
ul,ol{padding:0;list-style:none}
ol li{padding:8px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
ol{border-bottom:1px solid var(--line)}
nav ul{display:flex;flex-wrap:wrap;gap:4px 24px}
.plain{color:var(--quiet)}
a{display:inline-block;padding:4px 0;color:var(--door);text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:3px solid var(--lamp);outline-offset:3px;border-radius:2px}
section{margin-top:48px}
section>h2+p:not(.quiet),section>h2+ul{margin-top:12px}
article{margin-top:12px;padding:16px;background:var(--raised);border:1px solid var(--line);border-radius:6px}
section>.quiet+article{border-radius:22px 22px 6px 6px;padding-top:20px}
dl{display:grid;gap:8px}
dl>div{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:0 16px}
dt{color:var(--quiet)}
dd{overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
code{font-size:.8125em}
details{margin-top:12px;font-size:.875rem}
summary{width:fit-content;padding:4px 0;color:var(--door);cursor:pointer}
details dl{margin-top:8px}
dt code{display:block;overflow-wrap:anywhere}
@media (max-width:34rem){body{padding:24px 16px 48px}dl>div{grid-template-columns:minmax(0,1fr)}h1{font-size:1.75rem}section{margin-top:34px}}
@media print{:root{color-scheme:light;--ground:#fff;--raised:#fff}body{padding:0;font-size:10pt}nav{display:none}section{margin-top:24px}h2,h3{break-after:avoid}article{break-inside:avoid}details::details-content{display:block;content-visibility:visible}summary{list-style:none}}
`
}

function tokens(scheme: Colors['light']) {
  const used = ['ground', 'raised', 'ink', 'quiet', 'line', 'door', 'lamp'] as const
  return used.map((token) => `--${token}:${scheme[token]}`).join(';')
}
