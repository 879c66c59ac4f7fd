import { useRouteLoaderData } from 'react-router'
import { EMPTY_CART } from '../../cart/cart-view.ts'
import { NO_MENUS } from '../../content/content-view.ts'
import type { loader } from '../../root.tsx'

/** What every page shows around its own content. Empty if even that couldn't be read. */
export function useFrame() {
  const frame = useRouteLoaderData<typeof loader>('root')
  return {
    navigation: frame?.navigation ?? [],
    menus: frame?.menus ?? NO_MENUS,
    /** A few collections with pictures, for pages that have nothing else to show. */
    shelves: frame?.shelves ?? [],
    /** The shop's opening picture. */
    opening: frame?.opening,
    /** ISO 4217, the shop's own first. */
    currencies: frame?.currencies ?? [],
    currency: frame?.currency ?? '',
    cart: frame?.cart ?? EMPTY_CART,
    /** False if the cart couldn't be read: it isn't empty but unknown. */
    isCartKnown: frame !== undefined && frame.cart !== null,
    /** Who is logged in. */
    member: frame?.member ?? null,
    /** A message to show once. */
    news: frame?.news ?? null,
  }
}
