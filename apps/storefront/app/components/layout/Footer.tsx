import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { SHOP } from '../../shop.ts'
import { CurrencySwitch } from './CurrencySwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useFrame } from './use-frame.ts'

/** The footer of every page: who we are, and the catalog again. */
export function Footer() {
  const { shop, frame } = useMessages()
  const { navigation, menus } = useFrame()
  return (
    <footer className="mt-24 border-t border-line lg:mt-36">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:py-20">
        <div className="max-w-sm max-sm:col-span-2">
          <p className="font-display text-2xl">{SHOP.name}</p>
          <p className="mt-3 text-soft">{shop.description}</p>
          <div className="mt-5">
            <LanguageSwitch />
            <CurrencySwitch />
          </div>
        </div>
        <nav aria-label={frame.shop} className="grid content-start gap-2.5 text-[0.9375rem]">
          <Link className="justify-self-start hover:text-accent" to="/products">
            {frame.allPieces}
          </Link>
          <Link className="justify-self-start hover:text-accent" to="/collections">
            {frame.collections}
          </Link>
          <Link className="justify-self-start hover:text-accent" to="/search">
            {frame.search}
          </Link>
          <Link className="justify-self-start hover:text-accent" to="/cart">
            {frame.cart}
          </Link>
        </nav>
        <nav aria-label={frame.collections} className="grid content-start gap-2.5 text-[0.9375rem]">
          {navigation.map(({ slug, name, lang }) => (
            <Link
              key={slug}
              lang={lang}
              className="justify-self-start hover:text-accent"
              to={`/collections/${slug}`}
            >
              {name}
            </Link>
          ))}
        </nav>
        {menus.footer.length > 0 && (
          <nav aria-label={frame.goodToKnow} className="grid content-start gap-2.5 text-[0.9375rem]">
            {menus.footer.map(({ slug, title }) => (
              <Link key={slug} className="justify-self-start hover:text-accent" to={`/pages/${slug}`}>
                {title}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </footer>
  )
}
