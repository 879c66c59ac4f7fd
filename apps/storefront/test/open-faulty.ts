import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What is done to a request instead of, or before, passing it on. */
export interface Fault {
  /** Answered in place of the server. */
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Waited before anything else. */
  delayMs?: number
  /** The connection ends without an answer. */
  isCut?: boolean
}

/** Decides what goes wrong with a request; nothing, where it answers nothing. */
export type FaultOf = (method: string, path: string) => Fault | undefined

/** A server in front of another, with which things go wrong. */
export interface Faulty extends AsyncDisposable {
  readonly url: string
  /** Says what goes wrong from now on; by default nothing. */
  let(faultOf?: FaultOf): void
}

/** Stands in front of a server and lets go wrong what it is told to. */
export async function openFaulty(behind: string): Promise<Faulty> {
  const { hostname, port } = new URL(behind)
  let faultOf: FaultOf = () => undefined

  const passOn = (from: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = from
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    from.pipe(onward)
  }
  const answer = async (from: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '' } = from
    const fault = faultOf(method, path)
    if (fault?.delayMs) await delay(fault.delayMs)
    if (fault?.isCut) return void from.socket.destroy()
    if (!fault?.status) return passOn(from, response)
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
    response.end(fault.body ?? '{}')
  }

  const server = createServer((from, response) => void answer(from, response)).listen(0)
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    let(next = () => undefined) {
      faultOf = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
