/** The default. */
const ACCOUNT = '/account'

/** A placeholder origin: a path that leaves it would also leave the shop, at any address of the shop. */
const HERE = 'https://shop.invalid'

/** Pages that would redirect straight back, or log the person out again. */
const LOOPS =
  /^\/(?:[a-z]{2}\/)?(?:login|register|verify|waiting|reset-password|new-password|callback|logout)(?:[./]|$)/i

/**
 * Decides where a person goes after login: back to the page named in an address or form. Anyone can write
 * such an address, so anything but a path of this shop leads to the account.
 */
export function returnPath(text: unknown): string {
  if (typeof text !== 'string' || text.length > 2000 || !/^\/(?![/\\])/.test(text)) return ACCOUNT
  // Browsers ignore tabs and line breaks in addresses: `/\t/elsewhere` would be `//elsewhere`.
  if (hasControl(text) || !URL.canParse(text, HERE)) return ACCOUNT
  const { origin, pathname, search, hash } = new URL(text, HERE)
  // `/./\elsewhere` would become `//elsewhere`.
  const isElsewhere = origin !== HERE || pathname.startsWith('//')
  return isElsewhere || LOOPS.test(pathname) ? ACCOUNT : pathname + search + hash
}

const hasControl = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f')
