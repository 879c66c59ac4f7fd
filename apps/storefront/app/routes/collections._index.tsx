import { type MetaFunction, useLoaderData } from 'react-router'
import { findCollections } from '../catalog/catalog.server.ts'
import { CollectionGrid } from '../components/collection/CollectionGrid.tsx'
import { PageHead } from '../components/listing/PageHead.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { settings } from '../settings.server.ts'
import { reading } from '../shop.server.ts'

export const loader = reading(async () => ({
  collections: await findCollections(),
  canonical: `${settings.storefrontUrl}/collections`,
}))

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta({ title: messagesOf(matches).frame.collections, canonical: loaderData?.canonical })

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
