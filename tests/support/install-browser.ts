import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'
import { canInstallFromDebian, installFromDebian } from './apt.ts'
import { debianBrowser, HEADLESS_SHELL } from './browser.ts'

/** Runs before the browser tests: installs Chromium where there is none. */
if (canInstallFromDebian()) installShell()
else if (debianBrowser() === undefined && !existsSync(chromium.executablePath())) downloadIt()

function installShell() {
  if (existsSync(HEADLESS_SHELL)) return
  const problem = installFromDebian(['chromium-headless-shell', 'fonts-liberation'])
  if (problem === null) return
  const other = debianBrowser()
  if (other === undefined) throw new Error(problem)
  process.stdout.write(`${problem}: the tests take ${other} instead, which is slower.\n`)
}

function downloadIt() {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
