import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { collectionsPage } from '../catalog/catalog.server.ts'
import { listingFrom } from '../catalog/listing/listing.ts'
import { CollectionGrid } from '../components/collection/CollectionGrid.tsx'
import { PageHead } from '../components/listing/PageHead.tsx'
import { Paging } from '../components/listing/Paging.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const { page } = listingFrom(url.searchParams)
  const { collections, pages } = await collectionsPage(page, visitor)
  if (page > pages) throw redirect(searchOf(pages))
  const { pages: name, previous, next } = visitor.answers.listing
  return {
    collections,
    paging: { page, pages, texts: { pages: name, previous, next } },
    addresses: addressesOf(visitor.language, page > 1 ? `/collections${searchOf(page)}` : '/collections'),
  }
})

const searchOf = (page: number): string => (page > 1 ? `?page=${page}` : '?')

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { frame, shop } = messagesOf(matches)
  return pageMeta({
    title: frame.collections,
    description: shop.description,
    addresses: loaderData?.addresses,
  })
}

export default function Collections() {
  const { frame } = useMessages()
  const { collections, paging } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={frame.collections} />
      <CollectionGrid collections={collections} heading="h2" firstShown={3} />
      <Paging {...paging} to={searchOf} />
    </div>
  )
}
