import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openFolderProblem, warningsOf } from '#server/lifecycle/warnings.ts'
import { buildIfStale, newFolder, ROOT, run, startOnCluster } from '../../support/started.ts'

vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

test('--version prints the version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(run(['--version'])).toEqual({ status: 0, stdout: `latchkey ${version}\n`, stderr: '' })
})

test('a mistake is warned of at the start, as a line of the log, and localhost gives no cause', async () => {
  const server = await startOnCluster({ env: { PUBLIC_URL: 'http://door.example', SMTP_ULR: 'smtp://mail' } })
  const warned = server.output.stdout.split('\n').filter((line) => line.includes('"level":40'))
  expect(warned.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringMatching(/^PUBLIC_URL begins with http:/),
    expect.stringMatching(/^SMTP_URL is not set\..* Set SMTP_URL to a mail server\.$/),
    'SMTP_ULR is not read. If SMTP_URL is meant, name it so.',
  ])
  const local = await startOnCluster()
  expect(local.output.stdout).not.toContain('"level":40')
})

/** What stands in front of each line. */
const subjectsOf = (env: Record<string, string>) =>
  warningsOf(readConfig(env), env).map((line) => line.split(' ', 1)[0])

test.each([
  ['http://door.example', ['PUBLIC_URL', 'SMTP_URL']],
  ['http://192.168.0.7:3000', ['PUBLIC_URL', 'SMTP_URL']],
  ['http://localhost.example', ['PUBLIC_URL', 'SMTP_URL']],
  ['https://door.example', ['SMTP_URL', 'TRUST_PROXY']],
  ['https://localhost', ['TRUST_PROXY']],
  ['http://localhost:3000', []],
  ['http://door.localhost', []],
  ['http://127.0.0.1:3000', []],
  ['http://[::1]:3000', []],
])('%s alone is warned of by %j', (publicUrl, subjects) => {
  expect(subjectsOf({ PUBLIC_URL: publicUrl })).toEqual(subjects)
})

test('a public address with a mail server and a proxy gives no cause', () => {
  const env = { PUBLIC_URL: 'https://door.example', SMTP_URL: 'smtp://mail', TRUST_PROXY: 'loopback' }
  expect(subjectsOf(env)).toEqual([])
})

test.each([
  'SMPT_URL',
  'SMTP_UR',
  'SMTP_URLS',
  'SMTP-URL',
  'TRUST_PROXI',
  'PUBLICURL',
  'SECRT',
  'SECRET_FILES',
])('the misspelt variable %s is warned of', (name) => {
  const [line = '', ...others] = warningsOf(readConfig({}), { [name]: 'its value' })
  expect(others).toEqual([])
  expect(line).toMatch(new RegExp(`^${name} is not read\\. If [A-Z_]+ is meant, name it so\\.$`))
})

/** What shells, Docker, systemd and Kubernetes set. */
const SET_BY_OTHERS = [
  ...[
    'PATH',
    'HOME',
    'PWD',
    'OLDPWD',
    'SHLVL',
    'TERM',
    'USER',
    'LOGNAME',
    'SHELL',
    'LANG',
    'LC_ALL',
    'MAIL',
    'TZ',
    '_',
  ],
  ...[
    'HOSTNAME',
    'HOSTTYPE',
    'OSTYPE',
    'MACHTYPE',
    'UID',
    'EUID',
    'PPID',
    'PS1',
    'IFS',
    'RANDOM',
    'SECONDS',
    'LINES',
  ],
  ...[
    'EDITOR',
    'PAGER',
    'DISPLAY',
    'TMPDIR',
    'COLUMNS',
    'HISTFILE',
    'SSH_TTY',
    'SSH_CONNECTION',
    'SUDO_USER',
  ],
  ...['NODE_ENV', 'NODE_VERSION', 'YARN_VERSION', 'NODE_OPTIONS', 'DOCKER_HOST', 'container'],
  ...[
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'NOTIFY_SOCKET',
    'LISTEN_FDS',
    'LISTEN_PID',
    'MAINPID',
    'SYSTEMD_EXEC_PID',
  ],
  ...['STATE_DIRECTORY', 'CACHE_DIRECTORY', 'LOGS_DIRECTORY', 'RUNTIME_DIRECTORY', 'CREDENTIALS_DIRECTORY'],
  ...[
    'KUBERNETES_SERVICE_HOST',
    'KUBERNETES_SERVICE_PORT',
    'KUBERNETES_PORT',
    'KUBERNETES_PORT_443_TCP_ADDR',
  ],
]

test('no variable of a shell, Docker, systemd or Kubernetes is warned of', () => {
  const env = Object.fromEntries(SET_BY_OTHERS.map((name) => [name, 'something']))
  expect(warningsOf(readConfig({}), { ...env, METRIC_PORT: 'tcp://10.0.0.7:9464' })).toEqual([])
})

test('a data folder that others may open is warned of with its mend', async () => {
  const folder = await newFolder()
  expect(openFolderProblem(folder)).toBeNull()
  expect(openFolderProblem(join(folder, 'none'))).toBeNull()
  chmodSync(folder, 0o750)
  expect(openFolderProblem(folder)).toMatch(new RegExp(`^DATA_DIR is open .*: chmod 700 ${folder}$`))
  const server = await startOnCluster({ env: { DATA_DIR: folder } })
  expect(server.output.stdout).toContain(`chmod 700 ${folder}`)
})

test('--dev of a build exits 2 and says that there are no sources', () => {
  const { status, stdout, stderr } = run(['--dev'])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^--dev [^\n]*no[^\n]*here[^\n]*npm run dev[^\n]*\n$/)
})

test('--dev without Vite exits 2 and says what is missing', async () => {
  const clone = await newFolder()
  mkdirSync(join(clone, 'src/client'), { recursive: true })
  cpSync(join(ROOT, 'src/client/main.tsx'), join(clone, 'src/client/main.tsx'))
  cpSync(join(ROOT, 'dist'), join(clone, 'src/server'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(clone, 'package.json'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'src/server/main.js'), '--dev'],
    {
      env: { PATH: process.env.PATH, DATA_DIR: join(clone, 'data') },
      encoding: 'utf8',
      timeout: 30_000,
    },
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^--dev needs Vite, which is not installed: [^\n]+\n$/)
})
