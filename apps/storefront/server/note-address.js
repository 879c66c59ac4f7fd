/**
 * Adds a request's address to those noted by proxies in front. The platform uses it to limit login attempts
 * if it trusts this server (`TRUSTED_PROXIES`); otherwise all visitors of a shop look like one.
 * @param {import('node:http').IncomingMessage} request
 */
export function noteAddress({ rawHeaders, socket }) {
  if (socket.remoteAddress) rawHeaders.push('X-Forwarded-For', socket.remoteAddress)
}
