import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { plainPage } from '../../floor/http/pages/plain-page.ts'
import { CommandError } from '../command.ts'

/** A port of this machine that waits for the answer to a login. */
export interface Callback extends AsyncDisposable {
  readonly address: string
  /** The address that the browser was led to. Rejects after five minutes, or when the command is stopped. */
  readonly answer: Promise<URL>
}

const PATIENCE_MS = 300_000
const WORDS = {
  en: ['You’re logged in', 'You can close this window and go back to the terminal.'],
  de: ['Sie sind angemeldet', 'Sie können dieses Fenster schließen und im Terminal weitermachen.'],
} as const

export const openCallback = async (stop: AbortSignal): Promise<Callback> => {
  const answered = new EventEmitter<{ answer: [URL]; error: [Error] }>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', address)
    const isAnswer = request.method === 'GET' && url.pathname === '/callback'
    const language = /^de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en'
    const [title, text] = WORDS[language]
    response.writeHead(isAnswer ? 200 : 404, {
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', connection: 'close' },
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    response.end(isAnswer ? plainPage(title, `<h1>${title}</h1><p>${text}</p>`, language) : '')
    if (isAnswer) answered.emit('answer', url)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  const address = `http://127.0.0.1:${port}/callback`
  const answer = once(answered, 'answer').then(([url]: URL[]) => url ?? new URL(address))
  const giveUp = () => answered.emit('error', new CommandError('You did not log in.', 'NOT_ALLOWED'))
  const timer = setTimeout(giveUp, PATIENCE_MS)
  stop.addEventListener('abort', giveUp)
  answer.catch(() => {}) // it may fail before anyone awaits it
  return {
    address,
    answer,
    [Symbol.asyncDispose]: async () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', giveUp)
      server.close()
      server.closeIdleConnections()
    },
  }
}
