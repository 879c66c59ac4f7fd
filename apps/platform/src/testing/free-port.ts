import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports (from 32768 on Linux), and none that browsers block. */
const FIRST = 11_000
const COUNT = 20_000

/**
 * A free port, for an address that must be known before anyone listens there. Drawn at random: processes that count up
 * from different places meet, and then pick the same ports again and again.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + randomInt(COUNT)
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
