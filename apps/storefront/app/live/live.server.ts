import type { MiddlewareFunction } from 'react-router'
import { dropKept } from '../serving/kept-for.server.ts'
import { catalogListener } from '../shop.server.ts'
import { createCatalogFeed } from './catalog-feed.server.ts'

/** Hears about the catalog for everyone; what is kept of it is dropped with every change. */
export const catalogFeed = createCatalogFeed(catalogListener, dropKept)

/**
 * Begins to listen once a page was answered: a platform that hangs is asked once for a page, not a second time for its
 * changes. What changed before counts as unknown then, so nothing is missed.
 */
export const hearOfCatalog: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  if (response.status < 500) catalogFeed.start()
  return response
}
