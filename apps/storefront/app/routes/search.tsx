import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { isFiltered } from '../catalog/listing.ts'
import { listingPage } from '../catalog/listing-page.server.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { ProductListing } from '../components/listing/ProductListing.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { reading } from '../shop.server.ts'

export const loader = reading(async ({ url }: LoaderFunctionArgs) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 80)
  return { words, found: words ? await listingPage(url, { words }) : undefined }
})

export { catalogStays as shouldRevalidate } from '../catalog/revalidation.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  ...pageMeta({ title: loaderData?.words ? `Search: ${loaderData.words}` : 'Search' }),
  { name: 'robots', content: 'noindex' },
]

export default function Search() {
  const { words, found } = useLoaderData<typeof loader>()
  const isEmpty = found?.list.total === 0 && !isFiltered(found.listing)
  return (
    <div className="wrap">
      <PageHead title="Search">
        <Form role="search" aria-label="Search" key={words} className="mt-6 flex gap-3">
          <input
            type="search"
            name="q"
            defaultValue={words}
            required
            maxLength={80}
            aria-label="Words to search for"
            placeholder="Names, glazes, sizes, workshops"
            className="field h-12 min-w-0 flex-1"
          />
          <button type="submit" className="button">
            Search
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

/** Says that other words were searched for than those that were asked. */
function Corrected({ from, to }: { from: string; to: string }) {
  return (
    <p className="mb-6 max-w-prose text-lg wrap-break-word">
      Showing results for “{to}”. <span className="text-soft">Nothing was found for “{from}”.</span>
    </p>
  )
}

function NothingFound({ words }: { words: string }) {
  return (
    <div role="status" className="max-w-prose border-t border-line pt-10">
      <p className="font-display text-head wrap-break-word">Nothing found for “{words}”</p>
      <p className="mt-3 text-soft">Fewer or other words may find more. Or look around:</p>
      <div className="mt-7 flex flex-wrap gap-4">
        <Link to="/products" className="button">
          See all pieces
        </Link>
        <Link to="/collections" className="button button-quiet">
          Collections
        </Link>
      </div>
    </div>
  )
}
