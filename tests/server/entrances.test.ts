import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entranceLinks, readBuiltFiles } from '#server/web/entrances.ts'

const built = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: [] },
  'auth/sign-in-page.tsx': {
    file: 'assets/sign-in.js',
    css: ['assets/sign-in.css'],
    imports: ['index.html', '_field.js'],
  },
  '_field.js': { file: 'assets/field.js', css: [], imports: ['index.html', '_lib.js'] },
  // A circle, as bundlers may leave them.
  '_lib.js': { file: 'assets/lib.js', css: ['assets/index.css'], imports: ['_field.js'] },
}

test('an entrance asks for its own files, each once, and not for those of the application', () => {
  expect(entranceLinks('/signin/', built)).toBe(
    [
      '<link rel="stylesheet" href="/assets/sign-in.css">',
      '<link rel="modulepreload" href="/assets/sign-in.js">',
      '<link rel="modulepreload" href="/assets/field.js">',
      '<link rel="modulepreload" href="/assets/lib.js">',
    ].join(''),
  )
})

test.each(['/account/email', '/nothing', '/account'])(
  '%s asks for nothing that it does not know',
  (pathname) => {
    expect(entranceLinks(pathname, built)).toBe('')
  },
)

test('the list is what the build left, or empty', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readBuiltFiles(folder)).toEqual({})
  await mkdir(path.join(folder, '.vite'))
  await writeFile(
    path.join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'x.tsx': { file: 'assets/x.js' } }),
  )
  expect(await readBuiltFiles(folder)).toEqual({ 'x.tsx': { file: 'assets/x.js', css: [], imports: [] } })
})
