import { Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { findCollections, newestProducts } from '../catalog/catalog.server.ts'
import { isFiltered, LONGEST_WORDS, wordsIn } from '../catalog/listing/listing.ts'
import { listingPage } from '../catalog/listing/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { NothingFound } from '../components/search/NothingFound.tsx'
import { PagesFound } from '../components/search/PagesFound.tsx'
import { SearchField } from '../components/search/SearchField.tsx'
import { Understood } from '../components/search/Understood.tsx'
import { findPagesWith } from '../content/find-pages.server.ts'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { spare } from '../serving/spare.server.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** New items to suggest instead of results. */
const NEWEST = 4

export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const shopper = context.get(visitorContext)
  const words = wordsIn(url.searchParams) ?? ''
  const { answers } = shopper
  const spareLinks = spare(shopper, words ? findPagesWith(words, shopper.language) : Promise.resolve([]), [])
  const found = words ? await listingPage(url, shopper, { words }) : undefined
  const pages = { title: answers.pagesFound, links: await spareLinks() }
  if (found && (found.list.total > 0 || isFiltered(found.listing))) return { words, found, pages }
  const [newest, collections] = await Promise.all([newestProducts(NEWEST, shopper), findCollections(shopper)])
  const texts = {
    title: words ? answers.nothingFound(words) : answers.emptySearch,
    hint: words ? answers.nothingFoundWhy : answers.emptySearchWhy,
    browse: answers.browse,
  }
  return { words, pages, instead: { ...texts, newest, collections } }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { catalog, frame } = messagesOf(matches)
  const title = loaderData?.words ? catalog.searchFor(loaderData.words) : frame.search
  return [...pageMeta({ title }), { name: 'robots', content: 'noindex' }]
}

export default function Search() {
  const { catalog, frame } = useMessages()
  const { words, found, pages, instead } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={frame.search}>
        <Form role="search" aria-label={frame.search} key={words} className="mt-6 flex gap-3">
          <div className="relative min-w-0 flex-1">
            <SearchField
              defaultValue={words}
              required
              maxLength={LONGEST_WORDS}
              placeholder={catalog.searchHint}
              className="field h-12 w-full"
            />
          </div>
          <button type="submit" className="button">
            {frame.search}
          </button>
        </Form>
      </PageHead>
      {found && (
        <>
          <Understood {...found.list} />
          <ProductListing key={words} {...found} />
        </>
      )}
      {instead && <NothingFound isSearched={words !== ''} pages={pages} {...instead} />}
      {found && <PagesFound {...pages} />}
    </div>
  )
}
