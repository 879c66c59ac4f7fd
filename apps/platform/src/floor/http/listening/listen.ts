import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** This machine has no such address, like one without IPv6. */
const LACKS_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Listens on an address. `localhost` means both loopback addresses, because programs differ in which one they
 * use; `::` means every address of the machine.
 *
 * @param port - 0 for any free one
 * @returns the server that accepts connections in addition to the app's own, for the shutdown
 */
export const listen = async (app: FastifyInstance, port: number, host: string): Promise<Server[]> => {
  if (host !== 'localhost') {
    await app.listen({ port, host }).catch((error) => {
      if (host !== '::' || !LACKS_ADDRESS.includes(String(codeOf(error)))) throw error
      return app.listen({ port, host: '0.0.0.0' })
    })
    return []
  }
  const url = new URL(await app.listen({ port, host: '127.0.0.1' }))
  // One HTTP server reads from both, so every limit and the shutdown apply to both.
  const twin = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket)
  })
  try {
    await once(twin.listen(Number(url.port), '::1'), 'listening')
  } catch (error) {
    if (LACKS_ADDRESS.includes(String(codeOf(error)))) return []
    throw error
  }
  app.server.once('close', () => twin.close())
  return [twin]
}
