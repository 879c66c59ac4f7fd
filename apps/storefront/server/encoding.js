/** @import { IncomingMessage } from 'node:http' */

/**
 * The encoding for a browser; undefined if it accepts none of ours.
 * @param {IncomingMessage} request
 * @returns {'br' | 'gzip' | undefined}
 */
export function encodingOf(request) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
