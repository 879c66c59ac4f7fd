import { connect } from 'node:net'

const PATIENCE_MS = 15_000

export interface RawAnswer {
  /** 0 if the answer isn't HTTP. */
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends bytes that no HTTP client would send, and reads until the other side closes or a complete answer has
 * arrived.
 */
export const sendRaw = (url: string, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    const done = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answerOf(text))
    }
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No answer within ${PATIENCE_MS} ms`))
    }, PATIENCE_MS)
    socket.setEncoding('latin1').on('data', (more) => {
      text += more
      if (isWhole(text)) done()
    })
    socket.on('end', done).on('error', done)
    socket.write(bytes)
  })

/** Builds a request by hand. */
export const request = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string =>
  `${line} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`

const isWhole = (text: string): boolean => {
  const { headers, body } = answerOf(text)
  return headers['content-length'] !== undefined && body.length >= Number(headers['content-length'])
}

const answerOf = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((header) => {
    const [name = '', ...value] = header.split(': ')
    return [name.toLowerCase(), value.join(': ')] as const
  })
  return {
    status: rest.length > 0 ? Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0) : 0,
    headers: rest.length > 0 ? Object.fromEntries(headers) : {},
    body: rest.join('\r\n\r\n'),
  }
}
