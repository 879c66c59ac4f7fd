import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
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
  const isEmpty =
    found?.list.total === 0 && found.listing.min === undefined && found.listing.max === undefined
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
            aria-label="The beginning of a name"
            placeholder="The beginning of a name, such as moon"
            className="field h-12 min-w-0 flex-1"
          />
          <button type="submit" className="button">
            Search
          </button>
        </Form>
      </PageHead>
      {isEmpty && <NothingFound words={words} />}
      {found && !isEmpty && <ProductListing key={words} {...found} />}
    </div>
  )
}

function NothingFound({ words }: { words: string }) {
  return (
    <div role="status" className="max-w-prose border-t border-line pt-10">
      <p className="font-display text-head wrap-break-word">No name begins with “{words}”</p>
      <p className="mt-3 text-soft">Fewer letters find more. Or look around:</p>
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
