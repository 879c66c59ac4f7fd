import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { findCollections, newestProducts } from '../catalog/catalog.server.ts'
import { shelvesOf } from '../catalog/navigation.ts'
import { salePromises } from '../catalog/product/sale-terms.ts'
import { CollectionGrid } from '../components/collection/CollectionGrid.tsx'
import { Hero } from '../components/home/Hero.tsx'
import { Promises } from '../components/home/Promises.tsx'
import { Seasons } from '../components/home/Seasons.tsx'
import { SectionHead } from '../components/home/SectionHead.tsx'
import { Stories } from '../components/home/Stories.tsx'
import { ProductGrid } from '../components/product/ProductGrid.tsx'
import { findStories } from '../content/content.server.ts'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { findBoughtBefore } from '../order/buy-again.server.ts'
import { leadToChosenLanguage } from '../preferences.server.ts'
import { addressesOf } from '../seo/addresses.server.ts'
import { shopMeta } from '../seo/page-meta.ts'
import { spare } from '../serving/spare.server.ts'
import { reading, shopTerms, visitorContext } from '../shop.server.ts'
import { SHOP } from '../shop.ts'

/** One row on a wide screen, two on a narrow one. */
const BOUGHT = 4

export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  leadToChosenLanguage(request, visitor.language)
  const spareTerms = spare(visitor, shopTerms(), undefined)
  const spareStories = spare(visitor, findStories(visitor.language), [])
  const spareBought = spare(visitor, findBoughtBefore(visitor, BOUGHT), [])
  const collections = await findCollections(visitor)
  const words = visitor.answers
  const find = (wanted: string) => collections.find(({ slug }) => slug === wanted)
  const featured = find(SHOP.featured)
  const seasons = SHOP.seasons.flatMap((slug) => find(slug) ?? []).filter(({ count }) => count > 0)
  const newest = await newestProducts(8, visitor, featured?.id)
  const [terms, stories, bought] = await Promise.all([spareTerms(), spareStories(), spareBought()])
  return {
    picture: find(SHOP.opening)?.picture,
    featured,
    bought: { title: words.buyAgain, orders: words.yourOrders, cards: bought },
    newest,
    shelves: shelvesOf(collections),
    seasons: { title: words.seasons, collections: seasons },
    stories: stories.flatMap((story) => {
      const picture = find(story.collection)?.picture
      return picture ? [{ ...story, picture }] : []
    }),
    promises: terms ? salePromises(terms, visitor) : {},
    addresses: addressesOf(visitor.language, '/'),
  }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  ...shopMeta(messagesOf(matches), loaderData?.addresses, loaderData?.picture),
]

export default function Home() {
  const { shop, catalog } = useMessages()
  const { picture, featured, bought, newest, shelves, seasons, stories, promises } =
    useLoaderData<typeof loader>()
  return (
    <>
      <Hero picture={picture} featured={featured} />
      {bought.cards.length > 0 && (
        <section className="wrap mt-20 lg:mt-32" aria-labelledby="bought">
          <SectionHead id="bought" title={bought.title}>
            <Link to="/account" className="link">
              {bought.orders}
            </Link>
          </SectionHead>
          <ProductGrid cards={bought.cards} heading="h3" />
        </section>
      )}
      <section className="wrap mt-20 lg:mt-32" aria-labelledby="shelves">
        <SectionHead id="shelves" title={shop.shelves}>
          <Link to="/collections" className="link">
            {catalog.allCollections}
          </Link>
        </SectionHead>
        <CollectionGrid collections={shelves} heading="h3" />
      </section>
      <section className="wrap mt-20 lg:mt-32" aria-labelledby="newest">
        <SectionHead id="newest" title={featured?.name ?? catalog.newest} lang={featured?.langs?.name}>
          <Link to={featured ? `/collections/${featured.slug}` : '/products'} className="link">
            {catalog.seeAll}
          </Link>
        </SectionHead>
        <ProductGrid cards={newest} heading="h3" />
      </section>
      {seasons.collections.length > 0 && <Seasons {...seasons} />}
      {stories.length > 0 && <Stories stories={stories.slice(0, 3)} />}
      <Promises promises={promises} />
    </>
  )
}
