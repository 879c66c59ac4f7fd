import { Link } from 'react-router'
import { shelfOf } from '../../catalog/navigation.ts'
import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'

interface BreadcrumbProps {
  name: string
  /** The language of the name if it isn't the page's. */
  lang: Language | undefined
  /** Its collections, by id. */
  collectionIds: readonly string[]
}

/** The way to a product: home page, its collection in the header, and its name. */
export function Breadcrumb({ name, lang, collectionIds }: BreadcrumbProps) {
  const { frame, product } = useMessages()
  const { navigation } = useFrame()
  const shelf = shelfOf(navigation, collectionIds)
  const list = shelf ? { to: `/collections/${shelf.slug}`, text: shelf.name, lang: shelf.lang } : undefined
  const shown = list ?? { to: '/products', text: frame.allPieces, lang: undefined }
  return (
    <nav aria-label={product.way} className="wrap label pt-3 lg:pt-6">
      <ol className="flex gap-x-2">
        {[{ to: '/', text: product.home, lang: undefined }, shown].map((crumb) => (
          <li key={crumb.to} className="flex shrink-0 gap-x-2">
            <Link to={crumb.to} lang={crumb.lang} className="py-1.5 hover:text-accent">
              {crumb.text}
            </Link>
            <span aria-hidden="true" className="py-1.5">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" lang={lang} className="truncate py-1.5 text-ink">
          {name}
        </li>
      </ol>
    </nav>
  )
}
