import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves (from 32768 on Linux), and none that browsers refuse. */
const FIRST = 11_000
const COUNT = 20_000

/** Processes begin at places of their own, so that what one has found free no other finds a moment later. */
let next = (process.pid * 97) % COUNT

/** A port that nobody listens on, for an address that has to be known before anybody listens there. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + (next++ % COUNT)
    if (await isFree(port)) return port
  }
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  try {
    await once(server.listen(port), 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
