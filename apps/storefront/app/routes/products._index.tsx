import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listingPage, ownPage } from '../catalog/listing/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const page = await listingPage(url, visitor)
  return { ...page, addresses: addressesOf(visitor.language, ownPage('/products', page.listing)) }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { frame, shop } = messagesOf(matches)
  return pageMeta({
    title: frame.allPieces,
    description: shop.description,
    addresses: loaderData?.addresses,
  })
}

export default function Products() {
  const { frame } = useMessages()
  const { list, listing, ignored } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={frame.allPieces} />
      <ProductListing list={list} listing={listing} ignored={ignored} />
    </div>
  )
}
