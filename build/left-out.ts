/** Stands in the build for packages that are never asked for (`leftOut` in `vite.config.ts`). */
export function glob(): never {
  throw new Error('This part of the library is left out of the build')
}
