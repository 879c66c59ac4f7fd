import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that loses answers. */
export interface CuttingLine extends AsyncDisposable {
  readonly url: string
  /** How many answers it has lost. */
  lost(): number
}

/**
 * Opens a proxy that forwards every request and loses some of the answers: the connection ends before or
 * after an answer's first byte. The seed decides which.
 * @param share - of the answers, from 0 to 1
 */
export const openCuttingLine = async (target: string, share: number, seed: number): Promise<CuttingLine> => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let [state, lost] = [seed, 0]
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const server = createServer((buyer) => {
    const shop = connect(Number(port), hostname)
    for (const socket of [buyer, shop]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket)).on('error', () => buyer.destroy())
    }
    buyer.pipe(shop)
    shop.on('data', (bytes) => {
      if (next() >= share) return void buyer.write(bytes)
      lost++
      if (next() < 0.5) buyer.write(bytes.subarray(0, 1))
      buyer.destroy()
      shop.destroy()
    })
    buyer.on('close', () => shop.destroy())
    shop.on('close', () => buyer.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    lost: () => lost,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
