import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config.ts'
import { freePort } from '#server/lifecycle/free-port.ts'
import { warningsOf } from '#server/lifecycle/warnings.ts'
import { ROOT } from '../../support/started.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const dockerfile = read('Dockerfile')

/** The variables that the image sets. */
const [, imageEnv = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile) ?? []
const ofImage = Object.fromEntries(
  [...imageEnv.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
)

test('the image sets variables that the server accepts', () => {
  expect(readConfig({ ...ofImage, IMAGE_TAG: '1.0' })).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    dataDir: '/data',
    imageTag: '1.0',
  })
})

test('the command of README gives a container all that a real one needs', () => {
  const [, command = ''] = /( {4}docker run (?:.*\\\n)*.*)$/m.exec(read('README.md')) ?? []
  const env = Object.fromEntries(
    [...command.matchAll(/-e (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(warningsOf(readConfig({ ...ofImage, ...env }), env)).toEqual([])
  expect(command).toContain('-v latchkey:/data')
  expect(command).toContain('--restart unless-stopped')
  expect(command).toContain(`-p 127.0.0.1:3000:${ofImage.PORT}`)
})

test('the compose file names services, ports and variables that fit together', () => {
  const { services, volumes } = parse(read('docs/deploy/compose.yaml'))
  const { latchkey, proxy, mail } = services
  const env = latchkey.environment
  const settings = readConfig({ ...ofImage, ...env })
  expect(warningsOf(settings, env)).toEqual([])
  expect(settings.trustProxy).toEqual(['uniquelocal'])
  expect(new URL(env.SMTP_URL).hostname).toBe('mail')
  expect(mail.image).toBe('axllent/mailpit')
  expect(proxy.environment).toEqual({ DOOR: settings.publicUrl, LATCHKEY: `latchkey:${settings.port}` })
  const { port } = new URL(settings.publicUrl)
  expect(proxy.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(latchkey.ports).toBeUndefined()
  for (const name of Object.keys(proxy.environment))
    expect(read('docs/deploy/Caddyfile')).toContain(`{$${name}:`)
  expect(latchkey.volumes).toEqual([`data:${settings.dataDir}`])
  expect(Object.keys(volumes)).toEqual(['data', 'caddy'])
})

test('the image has the labels of its build, and no package for others', () => {
  for (const label of ['title', 'description', 'licenses', 'version=$IMAGE_TAG', 'revision=$IMAGE_COMMIT'])
    expect(dockerfile).toContain(`org.opencontainers.image.${label}`)
  const { scripts } = JSON.parse(read('package.json'))
  expect(dockerfile).toContain('RUN npm run build:app\n')
  expect(scripts['build:app']).not.toContain('sdk')
})

test.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
  'the health check of the image follows HOST=%s',
  async (host) => {
    const asked: (string | undefined)[] = []
    const service = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(asked.length === 1 ? 200 : 503).end('{}')
    })
    service.listen(0, host)
    await once(service, 'listening')
    onTestFinished(() => void service.close())
    const { port } = service.address() as AddressInfo
    expect([await check(host, port), await check(host, port)]).toEqual([0, 1])
    expect(asked).toEqual(['/api/health/live', '/api/health/live'])
  },
)

test('the health check of the image fails where nothing listens', async () => {
  expect(await check('127.0.0.1', await freePort())).toBe(1)
})

async function check(host: string, port: number) {
  const [, written = '[]'] = /^HEALTHCHECK [^\n]*\\\n +CMD (\[.*\])$/m.exec(dockerfile) ?? []
  const [, ...args] = JSON.parse(written)
  const child = spawn(process.execPath, args, { env: { HOST: host, PORT: String(port) } })
  const [code] = await once(child, 'exit')
  return code
}
