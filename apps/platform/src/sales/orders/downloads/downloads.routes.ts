import { listOrderDownloads } from '@vitrine/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import '@fastify/static'
import type { DigitalFolder } from '../../../catalog/digital-files/digital-folder.ts'
import { asDownload } from '../../../catalog/media/uploads/file-name.ts'
import { networkOf } from '../../../floor/callers/network.ts'
import { SECURITY_HEADERS } from '../../../floor/http/headers.ts'
import { askedLanguage } from '../../../floor/http/pages/asked-language.ts'
import { keepHere } from '../../../floor/http/pages/page-calls.ts'
import type { Brands } from '../../../shop/brand/brands.ts'
import { answer, type Route } from '../../../shop/calls/answer.ts'
import type { DownloadLinks, LinkedFile } from './download-links.ts'
import { sendDownloadPage, unlessBusy } from './download-page.ts'
import type { DownloadCase } from './download-words.ts'
import type { Downloads } from './downloads.service.ts'

export const downloadsRoutes = (downloads: Downloads): readonly Route[] => [
  answer(listOrderDownloads, (call) => downloads.list(call)),
]

interface Followed {
  Params: { siteId: string; orderId: string; lineId: string; fileId: string }
  Querystring: { until?: unknown; signature?: unknown }
}

export interface DownloadPagesParts {
  readonly downloads: Downloads
  readonly links: Pick<DownloadLinks, 'check'>
  readonly brands: Pick<Brands, 'of'>
  readonly folder: Pick<DigitalFolder, 'root' | 'pathOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** If a browser shows a file instead of saving it, no script runs and the page has no origin. */
const SANDBOXED = `${SECURITY_HEADERS['content-security-policy']}; sandbox`

/**
 * Serves the files of paid orders to those who have a link. A link that doesn't lead to a file leads to a
 * page; forged ones all lead to the same, so that they say nothing about orders.
 */
export const serveDownloads = (app: FastifyInstance, parts: DownloadPagesParts): void => {
  const { downloads, links, brands, folder, now } = parts

  const stateOf = ({ params, query }: FastifyRequest<Followed>) =>
    links.check({ ...params, until: query.until, signature: query.signature }, now())

  const page = (request: FastifyRequest<Followed>, reply: FastifyReply, state: DownloadCase) =>
    sendDownloadPage(reply, {
      brands,
      state,
      siteId: request.params.siteId,
      language: askedLanguage(request),
    })

  app.get<Followed>('/downloads/:siteId/:orderId/:lineId/:fileId', async (request, reply) => {
    keepHere(reply)
    const state = stateOf(request)
    if (state === 'FORGED') return page(request, reply, 'unknown')
    if (state === 'EXPIRED') return page(request, reply, 'expired')
    return unlessBusy(
      () => page(request, reply, 'busy'),
      async () => {
        const found = await downloads.open(request.params, networkOf(request.ip))
        if (!found) return page(request, reply, 'ended')
        const { fileId, contentType, fileName } = found.file
        return reply
          .headers({
            'content-type': contentType,
            'content-disposition': asDownload(fileName),
            'content-security-policy': SANDBOXED,
            'x-robots-tag': 'noindex',
          })
          .sendFile(folder.pathOf(fileId), folder.root, { contentType: false, cacheControl: false })
      },
    )
  })

  app.post<Followed>('/downloads/:siteId/:orderId/:lineId/:fileId', async (request, reply) => {
    keepHere(reply)
    if (stateOf(request) === 'FORGED') return page(request, reply, 'unknown')
    return unlessBusy(
      () => page(request, reply, 'busy'),
      async () => {
        const { siteId, orderId }: LinkedFile = request.params
        await downloads.mailLinks({ siteId, orderId }, networkOf(request.ip))
        return page(request, reply, 'asked')
      },
    )
  })
}
