import { sitemapIndex } from '../seo/sitemap.server.ts'
import { reading } from '../shop.server.ts'

export const loader = reading(
  async () => new Response(await sitemapIndex(), { headers: { 'Content-Type': 'application/xml' } }),
)
