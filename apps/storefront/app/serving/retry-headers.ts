import type { HeadersFunction } from 'react-router'

/** Passes on the retry time of a failed loader or a refused form. */
export const retryHeaders: HeadersFunction = ({ errorHeaders, actionHeaders }): HeadersInit => {
  const wait = (errorHeaders ?? actionHeaders).get('Retry-After')
  return wait ? { 'Retry-After': wait } : {}
}
