import type { Staff } from '../session/staff-session.ts'

export type Role = Staff['user']['role']

/** A page of the back office, and who may open it. */
export interface ConsolePage {
  readonly path: string
  /** Its key in the texts. */
  readonly name:
    | 'home'
    | 'orders'
    | 'products'
    | 'collections'
    | 'stock'
    | 'customers'
    | 'coupons'
    | 'giftCards'
    | 'reviews'
    | 'forms'
    | 'emails'
    | 'settings'
    | 'webhooks'
    | 'history'
  readonly roles: readonly Role[]
}

const EVERYONE = ['owner', 'merchant'] as const

/** The pages in the order of the navigation. */
export const PAGES: readonly ConsolePage[] = [
  { path: '/', name: 'home', roles: EVERYONE },
  { path: '/orders', name: 'orders', roles: EVERYONE },
  { path: '/products', name: 'products', roles: EVERYONE },
  { path: '/collections', name: 'collections', roles: EVERYONE },
  { path: '/stock', name: 'stock', roles: EVERYONE },
  { path: '/customers', name: 'customers', roles: EVERYONE },
  { path: '/coupons', name: 'coupons', roles: EVERYONE },
  { path: '/gift-cards', name: 'giftCards', roles: EVERYONE },
  { path: '/reviews', name: 'reviews', roles: EVERYONE },
  { path: '/forms', name: 'forms', roles: EVERYONE },
  { path: '/emails', name: 'emails', roles: EVERYONE },
  { path: '/settings', name: 'settings', roles: EVERYONE },
  // Events hold everything about orders and members, so only owners may send them elsewhere.
  { path: '/webhooks', name: 'webhooks', roles: ['owner'] },
  { path: '/history', name: 'history', roles: ['owner'] },
]

export const pagesFor = (role: Role): readonly ConsolePage[] =>
  PAGES.filter(({ roles }) => roles.includes(role))

/**
 * Whether a role may open an address; addresses below a page are the page's. Other addresses are open to
 * everyone.
 */
export const mayOpen = (role: Role, pathname: string): boolean => {
  const page = PAGES.find(({ path }) => path !== '/' && `${pathname}/`.startsWith(`${path}/`))
  return page?.roles.includes(role) ?? true
}
