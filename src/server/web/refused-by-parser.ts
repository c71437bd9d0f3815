import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#server/config.ts'
import { errorCatalogue, type FailedCall } from '#shared/errors.ts'
import { isAnswering } from './http-server.ts'
import { rawSecurityHeaders } from './security-headers.ts'

const reasonOf: Record<string, keyof typeof errorCatalogue> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** Answers what Node's HTTP parser refuses before there is a request: the same shape, the same headers. */
export function answerParserErrors(config: Config) {
  return (error: Error & { code?: string }, socket: Socket) => {
    // The other side is gone; or an answer is on its way, and these bytes would land in the middle of it.
    if (error.code === 'ECONNRESET' || !socket.writable || isMidAnswer(error, socket)) {
      socket.destroy()
      return
    }
    socket.end(refusal(config, reasonOf[error.code ?? ''] ?? 'invalidInput'))
  }
}

/** A request whose body does not arrive in time has no answer yet, and gets this one. */
function isMidAnswer({ code }: { code?: string }, socket: Socket) {
  return code !== 'ERR_HTTP_REQUEST_TIMEOUT' && isAnswering(socket)
}

function refusal(config: Config, reason: keyof typeof errorCatalogue) {
  const { status, code, sentence } = errorCatalogue[reason]
  const failed: FailedCall = { success: false, error: sentence, code, message: sentence }
  const body = JSON.stringify(failed)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...rawSecurityHeaders(config),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
