import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/lifecycle/free-port.ts'
import { until } from '../support/until.ts'
import { type Browser, type Key, type Tab, WINDOW } from './browser.ts'
import { openSession, type Session } from './webdriver.ts'

const READY_WITHIN_MS = 20_000

/** WebKitGTK in its MiniBrowser, by WebDriver, on a virtual screen. */
export async function startWebKit(driverPath: string): Promise<Browser> {
  const screen = await startScreen()
  const driver = await startDriver(driverPath, screen.name).catch((error) => {
    screen.stop()
    throw error
  })

  async function close() {
    driver.stop()
    screen.stop()
  }

  try {
    const session = await openSession(driver.address, { browserName: 'MiniBrowser' })
    await session.resize(WINDOW)
    // The window it opens with is as good as a new one.
    let first: string | null = await session.window()
    const tabs = tabsOf(session)
    return {
      name: `WebKitGTK ${session.version}`,
      hasPasskeys: false,
      tellsWhenIdle: false,
      async newTab() {
        const handle = first ?? (await session.newWindow())
        first = null
        return tabs(handle)
      },
      async close() {
        await session.close().catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Xvfb chooses a free number and prints it. */
async function startScreen() {
  const { width, height } = WINDOW
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  let number = ''
  child.stdio[3]?.on('data', (chunk) => {
    number += chunk
  })
  const stop = () => child.kill()
  try {
    await started(child, 'Xvfb', () => number.includes('\n'))
  } catch (error) {
    stop()
    throw error
  }
  return { name: `:${number.trim()}`, stop }
}

async function startDriver(driverPath: string, display: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // A process group of its own, so that a browser that hangs is ended with it.
    detached: true,
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  function stop() {
    try {
      if (child.pid !== undefined) process.kill(-child.pid)
    } catch {
      // No process of the group is left.
    }
  }
  process.once('exit', stop)
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    await started(child, driverPath, answers)
  } catch (error) {
    stop()
    throw error
  }
  return { address, stop }
}

async function started(child: ChildProcess, name: string, isReady: () => boolean | Promise<boolean>) {
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(([why]) => {
    throw new Error(`${name} ended: ${why}`)
  })
  await Promise.race([until(name, isReady, READY_WITHIN_MS), ended])
  ended.catch(() => undefined)
}

/** A session sends its commands to one window at a time. */
function tabsOf(session: Session) {
  let current: string | null = null

  return (handle: string): Tab => {
    async function show() {
      if (current !== handle) await session.switchTo(handle)
      current = handle
    }
    return {
      show,
      async open(address) {
        await show()
        await session.open(address)
      },
      async run(expression) {
        await show()
        return session.run(expression)
      },
      async click({ x, y }) {
        await show()
        await session.act([mouse(x, y)])
      },
      async press(key) {
        await show()
        await session.act([keyboard(strokesOf(key))])
      },
      async type(text) {
        await show()
        await session.act([keyboard([...text].flatMap(stroke))])
      },
    }
  }
}

function mouse(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

type Stroke = { type: 'keyDown' | 'keyUp'; value: string }

/** As the WebDriver standard numbers them. */
const TAB = '\uE004'
const ENTER = '\uE007'
const SHIFT = '\uE008'

function keyboard(actions: Stroke[]) {
  return { type: 'key', id: 'keyboard', actions }
}

function stroke(value: string): Stroke[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
}

function strokesOf(key: Key): Stroke[] {
  if (key === 'Tab') return stroke(TAB)
  if (key === 'Enter') return stroke(ENTER)
  return [{ type: 'keyDown', value: SHIFT }, ...stroke(TAB), { type: 'keyUp', value: SHIFT }]
}
