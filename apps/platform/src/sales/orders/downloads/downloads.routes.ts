import { listOrderDownloads } from '@vitrine/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import '@fastify/static'
import type { DigitalFolder } from '../../../catalog/digital-files/digital-folder.ts'
import { asDownload } from '../../../catalog/media/uploads/file-name.ts'
import { networkOf } from '../../../floor/callers/network.ts'
import { Failure } from '../../../floor/failure.ts'
import { SECURITY_HEADERS } from '../../../floor/http/headers.ts'
import { askedLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { keepHere } from '../../../floor/http/pages/page-calls.ts'
import { plainPage, sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import { plainLook } from '../../../people/redirects/plain-look.ts'
import type { Brands } from '../../../shop/brand/brands.ts'
import { answer, type Route } from '../../../shop/calls/answer.ts'
import type { DownloadLinks, LinkedFile } from './download-links.ts'
import { DOWNLOAD_PAGES, type DownloadCase } from './download-pages.ts'
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

const STATUS: Readonly<Record<DownloadCase, number>> = {
  expired: 410,
  ended: 403,
  unknown: 404,
  asked: 200,
  busy: 429,
}

/** A file that a browser shows instead of saving it runs nothing and isn't a page of this origin. */
const SANDBOXED = `${SECURITY_HEADERS['content-security-policy']}; sandbox`

/**
 * Serves the files of paid orders to those who have a link. A link that doesn't lead to a file leads to a
 * page; forged ones all lead to the same, so that they say nothing about orders.
 */
export const serveDownloads = (app: FastifyInstance, parts: DownloadPagesParts): void => {
  const { downloads, links, brands, folder, now } = parts

  const stateOf = ({ params, query }: FastifyRequest<Followed>) =>
    links.check({ ...params, until: query.until, signature: query.signature }, now())

  const page = async (
    request: FastifyRequest<Followed>,
    reply: FastifyReply,
    state: DownloadCase,
  ): Promise<FastifyReply> => {
    const brand = await brands.of(request.params.siteId).catch(() => undefined)
    const look = brand && plainLook(brand)
    const language = askedLanguage(request)
    const { title, text, button } = DOWNLOAD_PAGES[language][state]
    const mark = brand
      ? `<p class="mark">${brand.logoUrl ? `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">` : escaped(brand.name)}</p>`
      : ''
    const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''
    const said = text.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')
    return sendPlainPage(reply, '', look)
      .code(STATUS[state])
      .header('x-robots-tag', 'noindex')
      .send(plainPage(title, `${mark}<h1>${escaped(title)}</h1>${said}${form}`, language, look))
  }

  /** Answers with a page if the caller has asked too often. */
  const unlessBusy = async (
    request: FastifyRequest<Followed>,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'TOO_MANY_REQUESTS') throw error
      return page(request, reply.header('retry-after', '300'), 'busy')
    }
  }

  app.get<Followed>('/downloads/:siteId/:orderId/:lineId/:fileId', async (request, reply) => {
    keepHere(reply)
    const state = stateOf(request)
    if (state === 'FORGED') return page(request, reply, 'unknown')
    if (state === 'EXPIRED') return page(request, reply, 'expired')
    return unlessBusy(request, reply, async () => {
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
    })
  })

  app.post<Followed>('/downloads/:siteId/:orderId/:lineId/:fileId', async (request, reply) => {
    keepHere(reply)
    if (stateOf(request) === 'FORGED') return page(request, reply, 'unknown')
    return unlessBusy(request, reply, async () => {
      const { siteId, orderId }: LinkedFile = request.params
      await downloads.mailLinks({ siteId, orderId }, networkOf(request.ip))
      return page(request, reply, 'asked')
    })
  })
}
