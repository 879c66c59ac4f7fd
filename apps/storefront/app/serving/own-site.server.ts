import { data, type MiddlewareFunction } from 'react-router'
import { settings } from '../settings.server.ts'

/**
 * Refuses forms and calls sent by pages of other sites, because the visitor's cookie may come with them.
 * Browsers say how a request relates to its address (Fetch Metadata); older ones only name its origin.
 * Programs send neither.
 */
export const ownSiteOnly: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request))
    throw data(null, { status: 403 })
  return next()
}

/** Whether another site's page sent a request. */
export function isForeign({ url, headers }: Request): boolean {
  const relation = headers.get('Sec-Fetch-Site')
  if (relation !== null) return relation !== 'same-origin' && relation !== 'none'
  const origin = headers.get('Origin')
  return (
    origin !== null && origin !== new URL(url).origin && origin !== new URL(settings.storefrontUrl).origin
  )
}
