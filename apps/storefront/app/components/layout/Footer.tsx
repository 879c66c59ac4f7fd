import { Link } from 'react-router'
import { SHOP } from '../../shop.ts'
import { useFrame } from './use-frame.ts'

/** The end of every page: who we are, and the catalog once more. */
export function Footer() {
  const { navigation } = useFrame()
  return (
    <footer className="mt-24 border-t border-line lg:mt-36">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] lg:py-20">
        <div className="max-w-sm">
          <p className="font-display text-2xl">{SHOP.name}</p>
          <p className="mt-3 text-soft">{SHOP.description}</p>
        </div>
        <nav aria-label="Shop" className="grid content-start gap-2.5 text-[0.9375rem]">
          <Link className="justify-self-start hover:text-accent" to="/products">
            All pieces
          </Link>
          <Link className="justify-self-start hover:text-accent" to="/collections">
            Collections
          </Link>
          <Link className="justify-self-start hover:text-accent" to="/search">
            Search
          </Link>
          <Link className="justify-self-start hover:text-accent" to="/cart">
            Cart
          </Link>
        </nav>
        <nav aria-label="Collections" className="grid content-start gap-2.5 text-[0.9375rem]">
          {navigation.map(({ slug, name }) => (
            <Link key={slug} className="justify-self-start hover:text-accent" to={`/collections/${slug}`}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
