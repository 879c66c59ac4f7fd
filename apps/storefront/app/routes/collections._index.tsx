import { type MetaFunction, useLoaderData } from 'react-router'
import { findCollections } from '../catalog/catalog.server.ts'
import { CollectionGrid } from '../components/collection/CollectionGrid.tsx'
import { PageHead } from '../components/listing/PageHead.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { settings } from '../settings.server.ts'
import { reading } from '../shop.server.ts'

export const loader = reading(async () => ({
  collections: await findCollections(),
  canonical: `${settings.storefrontUrl}/collections`,
}))

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({ title: 'Collections', canonical: loaderData?.canonical })

export default function Collections() {
  const { collections } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title="Collections" />
      <CollectionGrid collections={collections} heading="h2" firstShown={3} />
    </div>
  )
}
