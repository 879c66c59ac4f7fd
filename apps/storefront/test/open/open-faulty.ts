import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What happens to a request instead of, or before, forwarding it. */
export interface Fault {
  /** The answer instead of the server's. */
  status?: number
  headers?: Record<string, string>
  body?: string
  /** The delay before anything else. */
  delayMs?: number
  /** The connection ends without an answer. */
  isCut?: boolean
}

/** Decides a request's fault; undefined for none. */
export type FaultOf = (method: string, path: string) => Fault | undefined

/** A proxy in front of a server that injects faults. */
export interface Faulty extends AsyncDisposable {
  readonly url: string
  /** Sets the faults from now on; by default none. */
  let(faultOf?: FaultOf): void
}

/** Starts a proxy in front of a server that injects the given faults. */
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
    // A caller who has left must not keep the server behind this proxy busy: it would wait for them when it
    // stops.
    response.on('close', () => onward.destroy())
    from.pipe(onward)
  }
  const answer = async (from: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '' } = from
    const fault = faultOf(method, path)
    if (fault?.delayMs) await delay(fault.delayMs)
    if (response.destroyed) return
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
