import type { MiddlewareFunction } from 'react-router'
import { dropKept } from '../serving/kept-for.server.ts'
import { catalogListener } from '../shop.server.ts'
import { createCatalogFeed } from './catalog-feed.server.ts'

/** Hears about the catalog for everyone; what is kept of it is dropped with every change. */
export const catalogFeed = createCatalogFeed(catalogListener, dropKept)

/**
 * Starts listening once a page was answered, so that a hanging platform is called once per page, not again for its
 * changes. Earlier changes are treated as unknown, so none is missed.
 */
export const hearOfCatalog: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  if (response.status < 500) catalogFeed.start()
  return response
}
