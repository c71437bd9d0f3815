import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const here = import.meta.dirname
const client = join(here, '../../src/client')
const dist = join(here, '../../dist')

const LONGEST_DRAWING_MS = 60_000

type Drawn = Record<string, { markup: string; css: string }>

/**
 * Prerenders the first view of some pages during the build. The server reads it from `.vite`, where the manifest is
 * too, and puts it into the documents.
 */
export function prerender(script: (file: string) => Promise<string>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }))
      const [drawings, beginning] = await Promise.all([
        drawAll(),
        script(join(client, 'begin-prerendered.ts')),
      ])
      const drawn = Object.entries(drawings).map(([path, { markup, css }]) => {
        return [path, css === '' ? { markup } : { markup, style: emit('first-sight.css', css) }]
      })
      const told = { script: emit('first-sight.js', beginning), drawn: Object.fromEntries(drawn) }
      this.emitFile({ type: 'asset', fileName: '.vite/prerendered.json', source: JSON.stringify(told) })
    },
  }
}

/** In a process of its own, because it defines a browser's globals. */
async function drawAll(): Promise<Drawn> {
  // Inside the project, so that packages are found.
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'prerender-'))
  try {
    await build({
      configFile: false,
      root: client,
      logLevel: 'warn',
      plugins: [react()],
      publicDir: false,
      build: {
        ssr: join(here, 'draw.tsx'),
        outDir: folder,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    const output = execFileSync(process.execPath, [join(folder, 'draw.js'), join(client, 'public')], {
      encoding: 'utf8',
      timeout: LONGEST_DRAWING_MS,
    })
    return JSON.parse(output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
