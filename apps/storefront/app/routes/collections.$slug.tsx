import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { EVERYTHING, findCollection, findMovedCollectionSlug } from '../catalog/catalog.server.ts'
import { listingPage, ownPage } from '../catalog/listing/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { wayTo } from '../seo/breadcrumbs.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { notFound, reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ params, url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const { slug = '' } = params
  if (slug === EVERYTHING) throw redirect(`/products${url.search}`, 301)
  const collection = await findCollection(slug, visitor)
  if (!collection) throw await elsewhere(slug, url.search)
  const page = await listingPage(url, visitor, { collectionId: collection.id })
  const path = `/collections/${collection.slug}`
  const { canonical } = addressesOf(visitor.language, path)
  return {
    collection,
    ...page,
    addresses: addressesOf(visitor.language, ownPage(path, page.listing)),
    way: wayTo(collection.name, canonical, { name: visitor.answers.collections }),
  }
})

/** Old addresses redirect permanently and keep the query. */
async function elsewhere(slug: string, search: string) {
  const moved = await findMovedCollectionSlug(slug)
  return moved === undefined ? notFound() : redirect(`/collections/${moved}${search}`, 301)
}

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  ...pageMeta({
    title: loaderData?.collection.name ?? messagesOf(matches).notices.notFoundTitle,
    description: loaderData?.collection.description || messagesOf(matches).shop.description,
    addresses: loaderData?.addresses,
    picture: loaderData?.collection.picture,
  }),
  ...(loaderData ? [{ 'script:ld+json': loaderData.way }] : []),
]

export default function Collection() {
  const { collection, list, listing, ignored } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={collection.name} lang={collection.langs?.name}>
        {collection.description && <p lang={collection.langs?.description}>{collection.description}</p>}
      </PageHead>
      {collection.count === 0 ? (
        <NothingYet />
      ) : (
        <ProductListing key={collection.slug} list={list} listing={listing} ignored={ignored} />
      )}
    </div>
  )
}

function NothingYet() {
  const { frame } = useMessages()
  return (
    <div className="border-t border-line pt-10">
      <p className="font-display text-head">{frame.nothingYet}</p>
      <div className="mt-7 flex flex-wrap gap-4">
        <Link to="/products" className="button">
          {frame.seeAllPieces}
        </Link>
        <Link to="/collections" className="button button-quiet">
          {frame.collections}
        </Link>
      </div>
    </div>
  )
}
