import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listingPage } from '../catalog/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { settings } from '../settings.server.ts'
import { reading } from '../shop.server.ts'

export const loader = reading(async ({ url }: LoaderFunctionArgs) => ({
  ...(await listingPage(url)),
  canonical: `${settings.storefrontUrl}/products`,
}))

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta({ title: messagesOf(matches).frame.allPieces, canonical: loaderData?.canonical })

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
