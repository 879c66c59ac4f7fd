import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections without a request when the server closes. Browsers and clients open some in advance; Node
 * doesn't count them as idle, so closing would wait until the other side gives up.
 */
export const closeUnusedConnections = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  const forget = (socket: Socket): void => void unused.delete(socket)
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => forget(socket))
  })
  app.server.on('request', ({ socket }) => forget(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}
