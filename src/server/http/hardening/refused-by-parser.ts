import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#server/config.ts'
import { errorCatalogue, type FailedCall } from '#shared/errors.ts'
import { unansweredOn } from './http-server.ts'
import { rawSecurityHeaders } from './security-headers.ts'

const reasonOf: Record<string, keyof typeof errorCatalogue> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** Answers what Node's HTTP parser refuses before a request exists: same shape, same headers. */
export function answerParserErrors(config: Config) {
  return (error: Error & { code?: string }, socket: Socket) => {
    // The client is gone; or these bytes would be read as the answer to another request.
    if (error.code === 'ECONNRESET' || !socket.writable || !isNextToAnswer(socket)) {
      socket.destroy()
      return
    }
    socket.end(refusal(config, reasonOf[error.code ?? ''] ?? 'invalidInput'))
  }
}

/** Whether the refused bytes are no request yet, or the only request: with a broken body and no answer begun. */
function isNextToAnswer(socket: Socket) {
  const [first, ...others] = unansweredOn(socket)
  if (!first) return true
  return others.length === 0 && !first.req.complete && !first.headersSent
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
