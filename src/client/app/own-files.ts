/**
 * A JavaScript program, or its source in development. The document does not count: scripts injected into it have its address.
 */
const PROGRAM = /\.[cm]?[jt]sx?(?:\?|$)/

/** The address in a line of a stack, in Chromium, Firefox and WebKit: after a blank, a bracket, an @ or nothing. */
const PLACE = /(?:^|[\s(@])([\w-]+:\S+?):\d+:\d+\)?$/

/** Whether an error began in a file that we serve; `folder` contains ours. Others inject scripts into our pages. */
export function isOwnFile(address: string, folder: string) {
  return address.startsWith(folder) && PROGRAM.test(address)
}

/** Whether the stack of an error names a file that we serve. Anything can be thrown, and most values have no stack. */
export function comesFromOwnFile(error: unknown, folder: string) {
  const stack = error instanceof Error ? error.stack : undefined
  return typeof stack === 'string' && framesOf(stack).some((frame) => isOwnFile(placeIn(frame), folder))
}

/** Chromium begins with the message, which may contain anything. */
function framesOf(stack: string) {
  const lines = stack.split('\n')
  const frames = lines.filter((line) => /^\s+at /.test(line))
  return frames.length > 0 ? frames : lines
}

function placeIn(frame: string) {
  return frame.match(PLACE)?.[1] ?? ''
}
