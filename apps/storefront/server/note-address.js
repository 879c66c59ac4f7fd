/**
 * Notes where a request comes from, behind what proxies before this server have noted. The platform counts tries to log
 * in by it, where it trusts this server (`TRUSTED_PROXIES`): without, all visitors of a shop would be one to it.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function noteAddress({ rawHeaders, socket }) {
  if (socket.remoteAddress) rawHeaders.push('X-Forwarded-For', socket.remoteAddress)
}
