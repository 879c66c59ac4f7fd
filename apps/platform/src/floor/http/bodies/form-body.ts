import { parse } from 'node:querystring'
import { refuse } from '../../failure.ts'
import { MAX_KEYS } from './json-body.ts'

/**
 * Reads a form body, as standard OAuth clients send it (RFC 6749, appendix B). Repeated keys become a list.
 *
 * @throws {InvalidArgument} for the same reasons as for JSON bodies
 */
export const readForm = (text: string): Record<string, unknown> => {
  const form = parse(text, '&', '=', { maxKeys: 0 })
  const names = Object.keys(form)
  if (names.length > MAX_KEYS) throw refuse('body', 'MAX_SIZE', `The body has more than ${MAX_KEYS} keys`)
  for (const name of names) {
    if (name === '__proto__') throw refuse(name, 'FIELD_NOT_ALLOWED', 'is not a field')
    if ([name, form[name]].flat().some((held) => held?.includes('\0')))
      throw refuse('body', 'FORMAT', 'The body contains a null character')
  }
  return { ...form }
}
