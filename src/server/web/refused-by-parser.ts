import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorCatalogue, type FailedCall } from '#shared/errors.ts'
import { rawSecurityHeaders } from './security-headers.ts'

const reasonOf: Record<string, keyof typeof errorCatalogue> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** Answers what Node's HTTP parser refuses before there is a request: the same shape, the same headers. */
export function answerParserError(error: Error & { code?: string }, socket: Socket) {
  // The other side is gone, or has its answer already.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code, sentence } = errorCatalogue[reasonOf[error.code ?? ''] ?? 'invalidInput']
  const failed: FailedCall = { success: false, error: sentence, code, message: sentence }
  const body = JSON.stringify(failed)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...rawSecurityHeaders,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
