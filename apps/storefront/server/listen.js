import { createServer } from 'node:net'

/**
 * Listens on `LISTEN_HOST`. In development the default is both loopback addresses, so only this machine can
 * reach the shop.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {import('node:net').Server[]} the servers to close at the end
 */
export function listen(server, port, { LISTEN_HOST, MODE }) {
  const host = LISTEN_HOST || (MODE === 'production' ? undefined : 'localhost')
  if (host !== 'localhost') return [server.listen(port, host)]
  server.listen(port, '127.0.0.1')
  // One HTTP server handles both.
  const twin = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  twin.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')) throw error // no IPv6 on this machine
  })
  twin.listen(port, '::1')
  return [server, twin]
}
