import type { MiddlewareFunction } from 'react-router'
import { dropKept } from '../serving/kept-for.server.ts'
import { catalogListener } from '../shop.server.ts'
import { createCatalogFeed } from './catalog-feed.server.ts'

/** Hears about the catalog for everyone; what is kept of it is dropped with every change. */
export const catalogFeed = createCatalogFeed(catalogListener, dropKept)

/** Begins to listen with the first request. */
export const hearOfCatalog: MiddlewareFunction<Response> = (_, next) => {
  catalogFeed.start()
  return next()
}
