import { data, type MiddlewareFunction } from 'react-router'
import { settings } from './settings.server.ts'

/**
 * Refuses forms and calls that pages of other sites send: the cookie of a visitor may come along. Browsers say how a
 * request relates to its address (Fetch Metadata); older ones name only its origin. A program names neither.
 */
export const ownSiteOnly: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request))
    throw data(null, { status: 403 })
  return next()
}

/** Tells whether a page of another site sends a request. */
export function isForeign({ url, headers }: Request): boolean {
  const relation = headers.get('Sec-Fetch-Site')
  if (relation !== null) return relation !== 'same-origin' && relation !== 'none'
  const origin = headers.get('Origin')
  return (
    origin !== null && origin !== new URL(url).origin && origin !== new URL(settings.storefrontUrl).origin
  )
}
