import { Form, Link, NavLink } from 'react-router'
import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'
import { SHOP } from '../../shop.ts'
import { AccountLink } from '../account/AccountLink.tsx'
import { CartLink } from '../cart/CartLink.tsx'
import { Icon } from '../icon/Icon.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { useFrame } from './use-frame.ts'

/** The header of every page: shop name, search, cart and catalog navigation. */
export function Header() {
  const { frame } = useMessages()
  const { navigation, menus } = useFrame()
  return (
    <header className="border-b border-line">
      <div className="wrap grid auto-rows-[2.75rem] grid-cols-[1fr_auto] items-center gap-x-2 py-4 lg:grid-cols-[1fr_auto_1fr] lg:py-6">
        <Link
          to="/"
          className="font-display text-2xl tracking-tight lg:col-start-2 lg:row-start-1 lg:text-[2rem] lg:leading-none"
        >
          {SHOP.name}
        </Link>
        <SearchBox />
        <div className="whole flex items-center justify-end gap-1 lg:col-start-3">
          <Link
            to="/search"
            aria-label={frame.search}
            className="grid size-11 place-items-center hover:text-accent lg:hidden"
          >
            <Icon name="search" />
          </Link>
          <AccountLink />
          <CartLink />
          <span data-whole hidden />
        </div>
      </div>
      <nav aria-label={frame.catalog} className="sideways">
        <ul className="whole wrap flex w-max gap-x-7 pb-3 text-[0.9375rem]">
          <Way to="/products" name={frame.allPieces} />
          {navigation.map(({ slug, name, lang }) => (
            <Way key={slug} to={`/collections/${slug}`} name={name} lang={lang} />
          ))}
          <Way to="/collections" name={frame.collections} />
          {menus.header.map(({ slug, title }) => (
            <Way key={slug} to={`/pages/${slug}`} name={title} />
          ))}
          <li data-whole hidden />
        </ul>
      </nav>
    </header>
  )
}

function Way({ to, name, lang }: { to: string; name: string; lang?: Language | undefined }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        lang={lang}
        prefetch="intent"
        className="block border-b border-transparent py-1.5 transition-colors hover:border-line-strong aria-[current=page]:border-ink"
      >
        {name}
      </NavLink>
    </li>
  )
}

function SearchBox() {
  const { frame } = useMessages()
  return (
    <Form
      action="/search"
      role="search"
      aria-label={frame.quickSearch}
      className="relative hidden w-64 lg:col-start-1 lg:row-start-1 lg:block"
    >
      <SearchField
        placeholder={frame.search}
        className="field w-full border-transparent bg-transparent pl-8 text-[0.9375rem] hover:border-line focus:border-line"
      />
      <span className="pointer-events-none absolute inset-y-0 left-0 grid place-items-center text-soft">
        <Icon name="search" />
      </span>
    </Form>
  )
}
