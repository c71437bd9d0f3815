import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { whyNot } from './apt.ts'

const NGINX = '/usr/sbin/nginx'

/** Why nginx cannot be tested here; null when it is installed or can be. */
export function whyNoNginx(): string | null {
  return whyNot(NGINX, 'nginx')
}

/** An nginx for one test, with these servers and with all its files in the folder. */
export async function startNginx(folder: string, servers: string) {
  const home = join(folder, 'nginx')
  mkdirSync(home, { recursive: true })
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = kinds.map((kind) => `${kind}_temp_path ${join(home, kind)};`).join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const whole = `${user}
pid ${join(home, 'pid')};
error_log ${join(home, 'error.log')};
worker_processes 1;
events { worker_connections 64; }
http {
access_log off;
${paths}
${servers}
}
`
  writeFileSync(join(home, 'nginx.conf'), whole)
  const args = [
    '-p',
    home,
    '-c',
    join(home, 'nginx.conf'),
    '-e',
    join(home, 'error.log'),
    '-g',
    'daemon off;',
  ]
  const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
