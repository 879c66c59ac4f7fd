/** What takes the place of the provider's packages in a storefront that is moved by import alias. */
export const ALIASES = {
  '@wix/sdk': '@vitrine/client/sdk',
  '@wix/stores': '@vitrine/client/stores',
  '@wix/ecom': '@vitrine/client/ecom',
  '@wix/redirects': '@vitrine/client/redirects',
  '@wix/members': '@vitrine/client/members',
  '@wix/identity': '@vitrine/client/identity',
  '@wix/data': '@vitrine/client/data',
  '@wix/forms': '@vitrine/client/forms',
  '@wix/reviews': '@vitrine/client/reviews',
  '@wix/business-tools': '@vitrine/client/business-tools',
  '@wix/crm': '@vitrine/client/crm',
  '@wix/categories': '@vitrine/client/categories',
} as const

/** How a storefront is moved. */
export interface MoveOptions {
  /**
   * `theirs` keeps the provider's packages and redirects their requests. `ours` replaces them with `@vitrine/client`,
   * which is a fifth of the size. Default `theirs`.
   */
  readonly client?: 'theirs' | 'ours'
  /** Further variables that this storefront reads its client id from, such as `SHOP_CLIENT`. */
  readonly clientIdVariables?: readonly string[]
}
