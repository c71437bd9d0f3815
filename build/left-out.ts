/**
 * Replaces packages that the build leaves out because they are never called (`leftOut` in
 * `build/vite.server.config.ts`).
 */
export function glob(): never {
  throw new Error('This part of the library is left out of the build')
}
