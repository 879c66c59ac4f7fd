import type { LoaderFunctionArgs } from 'react-router'
import { sitemapFile } from '../seo/sitemap.server.ts'
import { notFound, reading } from '../shop.server.ts'

export const loader = reading(async ({ params }: LoaderFunctionArgs) => {
  const xml = await sitemapFile(params.file ?? '')
  if (xml === undefined) throw notFound()
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
})
