import { canonicalAddresses, compileInput } from '@vitrine/contract/validate'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Type from 'typebox'
import { fail, InvalidArgument } from '../../failure.ts'

/**
 * Responses here are personal: pages of other origins, which may call everything else, must not read them.
 */
export const keepHere = (reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader('access-control-allow-origin')
    .removeHeader('access-control-expose-headers')
    .header('cross-origin-resource-policy', 'same-origin')

/**
 * Rejects bodies that a form on another site could send.
 *
 * @throws {Failure} UNSUPPORTED_MEDIA_TYPE
 */
export const assertJson = ({ headers }: FastifyRequest): void => {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) throw fail('UNSUPPORTED_MEDIA_TYPE')
}

/**
 * Creates a reader that checks the body of a page's call and returns it in the schema's type, with canonical
 * email addresses.
 *
 * @throws {InvalidArgument} from the reader
 */
export const bodyReader = <Schema extends Type.TSchema>(schema: Schema) => {
  const withAddresses = canonicalAddresses(schema)
  const violationsOf = compileInput(schema)
  return ({ body }: FastifyRequest): Type.Static<Schema> => {
    const given = withAddresses(body ?? {})
    const violations = violationsOf(given)
    if (violations.length > 0) throw new InvalidArgument(violations)
    return given as Type.Static<Schema> // as was just checked
  }
}
