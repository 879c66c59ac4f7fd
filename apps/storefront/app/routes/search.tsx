import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { isFiltered, LONGEST_WORDS, wordsIn } from '../catalog/listing.ts'
import { listingPage } from '../catalog/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const words = wordsIn(url.searchParams) ?? ''
  return { words, found: words ? await listingPage(url, context.get(visitorContext), { words }) : undefined }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { catalog, frame } = messagesOf(matches)
  const title = loaderData?.words ? catalog.searchFor(loaderData.words) : frame.search
  return [...pageMeta({ title }), { name: 'robots', content: 'noindex' }]
}

export default function Search() {
  const { catalog, frame } = useMessages()
  const { words, found } = useLoaderData<typeof loader>()
  const isEmpty = found?.list.total === 0 && !isFiltered(found.listing)
  return (
    <div className="wrap">
      <PageHead title={frame.search}>
        <Form role="search" aria-label={frame.search} key={words} className="mt-6 flex gap-3">
          <input
            type="search"
            name="q"
            defaultValue={words}
            required
            maxLength={LONGEST_WORDS}
            aria-label={frame.searchWords}
            placeholder={catalog.searchHint}
            className="field h-12 min-w-0 flex-1"
          />
          <button type="submit" className="button">
            {frame.search}
          </button>
        </Form>
      </PageHead>
      {isEmpty && <NothingFound words={words} />}
      {found && !isEmpty && (
        <>
          {found.list.corrected && <Corrected from={words} to={found.list.corrected} />}
          <ProductListing key={words} {...found} />
        </>
      )}
    </div>
  )
}

/** Says that other words were searched for than requested. */
function Corrected({ from, to }: { from: string; to: string }) {
  const { catalog } = useMessages()
  return (
    <p className="mb-6 max-w-prose text-lg wrap-break-word">
      {catalog.corrected(to)} <span className="text-soft">{catalog.nothingFor(from)}</span>
    </p>
  )
}

function NothingFound({ words }: { words: string }) {
  const { catalog, frame } = useMessages()
  return (
    <div role="status" className="max-w-prose border-t border-line pt-10">
      <p className="font-display text-head wrap-break-word">{catalog.nothingFound(words)}</p>
      <p className="mt-3 text-soft">{catalog.nothingFoundWhy}</p>
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
