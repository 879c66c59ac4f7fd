import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../../floor/callers/network.ts'
import { SECURITY_HEADERS } from '../../floor/http/headers.ts'
import type { MediaService, ServedFile } from './media.service.ts'
import { asDownload } from './uploads/file-name.ts'

/** The file for an id never changes, so browsers may cache it for a year. */
const CACHED = 'public, max-age=31536000, immutable'

/**
 * Whatever a file contains, a browser that opens it runs nothing and doesn't treat it as a page of this
 * origin.
 */
const SANDBOXED = `${SECURITY_HEADERS['content-security-policy']}; sandbox`

/** Serves `/media/{id}` and resized versions, with ranges and conditional requests. */
export const mediaRoutes = async (
  app: FastifyInstance,
  media: MediaService,
  folder: string,
): Promise<void> => {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, dotfiles: 'deny' })
  app.get<{ Params: { mediaId: string; '*': string } }>('/media/:mediaId/*', async (request, reply) => {
    const { mediaId, '*': rest } = request.params
    const file = await media.file(mediaId, rest, request.headers.accept ?? '', networkOf(request.ip))
    return send(reply, file)
  })
  app.get<{ Params: { mediaId: string } }>('/media/:mediaId', async (request, reply) =>
    send(reply, await media.file(request.params.mediaId, '', '', networkOf(request.ip))),
  )
}

const send = (reply: FastifyReply, file: ServedFile): FastifyReply => {
  reply.headers({
    'cache-control': CACHED,
    vary: 'Accept',
    'content-type': file.contentType,
    'content-security-policy': SANDBOXED,
  })
  if (file.saveAs !== undefined) reply.header('content-disposition', asDownload(file.saveAs))
  return reply.sendFile(file.path, { contentType: false })
}
