import type { HeadersFunction } from 'react-router'

/** Passes on what a failed loader, or a form that was refused, says of when to come again. */
export const retryHeaders: HeadersFunction = ({ errorHeaders, actionHeaders }): HeadersInit => {
  const wait = (errorHeaders ?? actionHeaders).get('Retry-After')
  return wait ? { 'Retry-After': wait } : {}
}
