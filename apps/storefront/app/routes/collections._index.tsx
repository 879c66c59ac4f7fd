import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { findCollections } from '../catalog/catalog.server.ts'
import { CollectionGrid } from '../components/collection/CollectionGrid.tsx'
import { PageHead } from '../components/listing/PageHead.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  return {
    collections: await findCollections(visitor),
    addresses: addressesOf(visitor.language, '/collections'),
  }
})

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
  const { collections } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={frame.collections} />
      <CollectionGrid collections={collections} heading="h2" firstShown={3} />
    </div>
  )
}
