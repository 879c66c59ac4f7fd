import { Link } from 'react-router'
import type { MenuLink } from '../../content/content-view.ts'

/** The heading and the links. */
export interface FoundPages {
  title: string
  links: MenuLink[]
}

/** The pages of content that a search found, such as one about delivery. */
export function PagesFound({ title, links }: FoundPages) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="pages-found" className="mt-8">
      <h2 id="pages-found" className="text-xl">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={`/pages/${slug}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
