import { connect, type Socket } from 'node:net'

/** Larger than any answer here. */
const BUFFER_BYTES = 65_536

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LENGTH = Buffer.from('\r\ncontent-length: ')
const LENGTH_IN_CAPITALS = Buffer.from('\r\nContent-Length: ')
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n')

const ZERO = 48

/** The answer: a status and, for an unexpected one, the body. */
type OnAnswer = (status: number, body: () => string) => void

/**
 * One kept connection with one request under way: the cost of a client that does nothing else. Bytes are sent
 * unchanged, and answers go into one reused buffer, of which only the status and the length are read.
 */
export class Connection {
  #socket: Socket
  #buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  #filled = 0
  #total = 0
  #onAnswer: OnAnswer = () => {}

  constructor(port: number, onBroken: () => void) {
    const scratch = Buffer.allocUnsafe(BUFFER_BYTES)
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: scratch,
        callback: (bytes) => {
          scratch.copy(this.#buffer, this.#filled, 0, bytes)
          this.#read(bytes)
          return true
        },
      },
    })
    this.#socket.on('error', () => {})
    this.#socket.on('close', onBroken)
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once('connect', resolve)
      this.#socket.once('error', reject)
    })
  }

  send(request: Buffer, onAnswer: OnAnswer) {
    this.#filled = 0
    this.#total = 0
    this.#onAnswer = onAnswer
    this.#socket.write(request)
  }

  close() {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #read(bytes: number) {
    this.#filled += bytes
    if (this.#total === 0) this.#total = this.#lengthOfAnswer()
    if (this.#total === 0 || this.#filled < this.#total) return
    const answer = this.#buffer.subarray(0, this.#filled)
    this.#onAnswer(statusOf(answer), () => answer.toString().split('\r\n\r\n').slice(1).join())
  }

  /** Zero while it is unknown. */
  #lengthOfAnswer() {
    const seen = this.#buffer.subarray(0, this.#filled)
    const head = seen.indexOf(END_OF_HEAD)
    if (head === -1) return 0
    const small = seen.indexOf(LENGTH)
    const at = small === -1 ? seen.indexOf(LENGTH_IN_CAPITALS) : small
    if (at !== -1 && at < head) return head + END_OF_HEAD.length + numberAt(seen, at + LENGTH.length)
    // In chunks; the last one is empty.
    return seen.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS) ? this.#filled : 0
  }
}

function statusOf(answer: Buffer) {
  return numberAt(answer, 'HTTP/1.1 '.length)
}

function numberAt(bytes: Buffer, start: number) {
  let value = 0
  for (let at = start; ; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO
    if (digit < 0 || digit > 9) return value
    value = value * 10 + digit
  }
}
