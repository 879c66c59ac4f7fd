import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuiltFile } from './built-pages.ts'

/** Sends a file of a build, compressed as the browser accepts it. Its name changes with its contents. */
export const sendBuiltFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(accepted))
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .headers({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=31536000, immutable' })
    .type(file.type)
    .send(encoding ? await file.packed(encoding) : file.plain)
}
