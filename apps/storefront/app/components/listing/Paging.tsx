import { Link, useSearchParams } from 'react-router'
import type { ProductList } from '../../catalog/listing/find-products.server.ts'
import { type Listing, listingSearch, pagesAround } from '../../catalog/listing/listing.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'

/** Links to the other pages of a list; they keep its order and filters. */
export function Paging({ listing, list }: { listing: Listing; list: ProductList }) {
  const { catalog } = useMessages()
  const { pages, texts } = list
  const [params] = useSearchParams()
  if (pages < 2) return null
  const to = (page: number) => listingSearch({ ...listing, page }, params) || '?'
  const { page } = listing
  return (
    <nav aria-label={texts.pages} className="mt-16 flex items-center justify-center gap-1 tabular-nums">
      <Turn to={page > 1 ? to(page - 1) : undefined} rel="prev" name={texts.previous} />
      <ul className="flex items-center">
        {pagesAround(page, pages).map((one, place) => (
          <li key={one || `gap ${place}`}>
            {one === 0 ? (
              <span className="grid size-10 place-items-center text-soft">…</span>
            ) : (
              <Link
                to={to(one)}
                aria-label={catalog.page(one)}
                aria-current={one === page ? 'page' : undefined}
                className="grid size-10 place-items-center border-b border-transparent hover:text-accent aria-[current]:border-ink"
              >
                {one}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Turn to={page < pages ? to(page + 1) : undefined} rel="next" name={texts.next} />
    </nav>
  )
}

function Turn({ to, rel, name }: { to: string | undefined; rel: 'prev' | 'next'; name: string }) {
  const icon = <Icon name={rel === 'prev' ? 'left' : 'right'} />
  if (!to) return <span className="grid size-11 place-items-center text-line-strong">{icon}</span>
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={name}
      prefetch="intent"
      className="grid size-11 place-items-center hover:text-accent"
    >
      {icon}
    </Link>
  )
}
