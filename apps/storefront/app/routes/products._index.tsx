import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listingPage } from '../catalog/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  return { ...(await listingPage(url, visitor)), addresses: addressesOf(visitor.language, '/products') }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta({ title: messagesOf(matches).frame.allPieces, addresses: loaderData?.addresses })

export default function Products() {
  const { frame } = useMessages()
  const { list, listing } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={frame.allPieces} />
      <ProductListing list={list} listing={listing} />
    </div>
  )
}
