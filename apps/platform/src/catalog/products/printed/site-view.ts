import type { Site } from '../../../shop/sites/site.ts'
import { publicView, type View } from './product.ts'
import { madeFor } from './wire-bytes.ts'

/** How visitors see a shop in its own currency, and the name of bytes built that way. */
export interface SiteView {
  readonly view: View
  readonly madeFor: string
}

/** Prepares the view of a site once, and again when its settings change. */
export const createSiteViews = (mediaUrl: string): ((site: Site) => SiteView) => {
  const views = new WeakMap<Site, SiteView>()
  return (site) => {
    const known = views.get(site)
    if (known) return known
    const made = { view: publicView(site, mediaUrl), madeFor: madeFor(site, mediaUrl) }
    views.set(site, made)
    return made
  }
}
