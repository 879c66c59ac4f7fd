import { createServer } from 'node:net'

/**
 * Listens where `LISTEN_HOST` says. By default only programs of this machine reach a shop in development, at either
 * loopback address.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {import('node:net').Server[]} what is to be closed at the end
 */
export function listen(server, port, { LISTEN_HOST, MODE }) {
  const host = LISTEN_HOST || (MODE === 'production' ? undefined : 'localhost')
  if (host !== 'localhost') return [server.listen(port, host)]
  server.listen(port, '127.0.0.1')
  // One HTTP server reads what comes over both.
  const twin = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  twin.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')) throw error // else there is no IPv6
  })
  twin.listen(port, '::1')
  return [server, twin]
}
