import { Link } from 'react-router'
import { shelfOf } from '../../catalog/navigation.ts'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'

interface BreadcrumbProps {
  name: string
  /** Its collections, by id. */
  collectionIds: readonly string[]
}

/** The way to a product: home page, its collection in the header, and its name. */
export function Breadcrumb({ name, collectionIds }: BreadcrumbProps) {
  const { frame, product } = useMessages()
  const { navigation } = useFrame()
  const shelf = shelfOf(navigation, collectionIds)
  const list = shelf ? { to: `/collections/${shelf.slug}`, text: shelf.name } : undefined
  const { to, text } = list ?? { to: '/products', text: frame.allPieces }
  return (
    <nav aria-label={product.way} className="wrap label pt-3 lg:pt-6">
      <ol className="flex gap-x-2">
        {[
          { to: '/', text: product.home },
          { to, text },
        ].map((crumb) => (
          <li key={crumb.to} className="flex shrink-0 gap-x-2">
            <Link to={crumb.to} className="py-1.5 hover:text-accent">
              {crumb.text}
            </Link>
            <span aria-hidden="true" className="py-1.5">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="truncate py-1.5 text-ink">
          {name}
        </li>
      </ol>
    </nav>
  )
}
