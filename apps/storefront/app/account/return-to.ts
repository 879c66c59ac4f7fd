/** Where nothing else is named. */
const ACCOUNT = '/account'

/** Stands for the shop: no path leads away from it, whatever the shop's own address is. */
const HERE = 'https://shop.invalid'

/** Pages that would lead straight back, or log the person out again. */
const LOOPS =
  /^\/(?:[a-z]{2}\/)?(?:login|register|verify|waiting|reset-password|new-password|callback|logout)(?:[./]|$)/i

/**
 * Finds where a person goes after a login: back to the page that an address or form of this shop names. Anybody can
 * write such an address, so that everything but a path of this shop comes to the account.
 */
export function returnPath(text: unknown): string {
  if (typeof text !== 'string' || text.length > 2000 || !/^\/(?![/\\])/.test(text)) return ACCOUNT
  // Browsers pass over tabs and line ends in addresses: `/\t/elsewhere` would be `//elsewhere`.
  if (hasControl(text) || !URL.canParse(text, HERE)) return ACCOUNT
  const { origin, pathname, search, hash } = new URL(text, HERE)
  // Of `/./\elsewhere` is left `//elsewhere`.
  const isElsewhere = origin !== HERE || pathname.startsWith('//')
  return isElsewhere || LOOPS.test(pathname) ? ACCOUNT : pathname + search + hash
}

const hasControl = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f')
