import { Link } from 'react-router'
import { pagesAround } from '../../catalog/listing/listing.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'

interface PagingProps {
  page: number
  pages: number
  texts: { pages: string; previous: string; next: string }
  /** The address of a page. */
  to(page: number): string
}

/** Links to the other pages of a list. */
export function Paging({ page, pages, texts, to }: PagingProps) {
  const { catalog } = useMessages()
  if (pages < 2) return null
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
