import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../floor/clock.ts'
import { fail, unreadable } from '../../../floor/failure.ts'
import { LONG_BODY } from '../../../floor/http/bodies/body-time.ts'
import { watchOver } from '../../../floor/http/stalled.ts'
import type { MediaFile } from '../media.store.ts'
import { MOST_BYTES } from './arrivals.ts'
import type { UploadOffer } from './upload-links.ts'
import { UPLOADS_PATH, type UploadLinks } from './upload-links.ts'

export interface UploadLinksRoutesParts {
  readonly links: Pick<UploadLinks, 'read'>
  readonly clock: Clock
  readonly mediaUrl: string
  readonly receive: (
    offer: UploadOffer,
    file: { readonly name: string; readonly chunks: AsyncIterable<Uint8Array> },
  ) => Promise<MediaFile>
}

interface Upload {
  Params: { token: string }
  Querystring: { filename?: unknown }
}

/** Takes files at the addresses of `generateFileUploadUrl`: PUT or POST, the body is the file. */
export const serveUploadLinks = (
  app: FastifyInstance,
  { links, clock, mediaUrl, receive }: UploadLinksRoutesParts,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route<Upload>({
      method: ['PUT', 'POST'],
      url: `${UPLOADS_PATH}/:token`,
      bodyLimit: MOST_BYTES,
      config: LONG_BODY,
      handler: async ({ params, query, raw }) => {
        const offer = links.read(params.token, clock.now())
        if (!offer) throw fail('PERMISSION_DENIED', {}, 'The upload address is invalid, or has expired.')
        const watch = watchOver(raw)
        try {
          const chunks: AsyncIterator<Uint8Array> = raw[Symbol.asyncIterator]()
          const name = typeof query.filename === 'string' ? query.filename : ''
          return {
            file: descriptorOf(await receive(offer, { name, chunks: arriving(chunks, watch) }), mediaUrl),
          }
        } finally {
          watch.end()
        }
      },
    })
  })
}

async function* arriving(
  chunks: AsyncIterator<Uint8Array>,
  watch: ReturnType<typeof watchOver>,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await watch.or(chunks.next()).catch(() => {
      throw unreadable()
    })
    if (done) return
    yield value
  }
}

const TYPES = { image: 'IMAGE', video: 'VIDEO', audio: 'AUDIO', document: 'DOCUMENT', zip: 'ARCHIVE' }

/** A file as the hosted platform describes it. */
const descriptorOf = (file: MediaFile, mediaUrl: string) => {
  const url = `${mediaUrl}/media/${encodeURIComponent(file.mediaId)}`
  const { width, height } = file
  return {
    id: file.mediaId,
    displayName: file.fileName,
    url,
    sizeInBytes: String(file.sizeBytes),
    private: false,
    mediaType: Object.entries(TYPES).find(([kind]) => kind === file.kind)?.[1] ?? 'OTHER',
    ...(width > 0 && {
      media: { image: { image: { id: file.mediaId, url, width, height, filename: file.fileName } } },
    }),
    operationStatus: 'READY',
    state: 'OK',
    createdDate: new Date(file.createdAt).toISOString(),
    siteId: file.siteId,
  }
}
