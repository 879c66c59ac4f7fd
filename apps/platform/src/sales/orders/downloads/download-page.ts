import type { FastifyReply } from 'fastify'
import { Failure } from '../../../floor/failure.ts'
import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { plainPage, sendPlainPage } from '../../../floor/http/pages/plain-page.ts'
import { plainLook } from '../../../people/redirects/plain-look.ts'
import type { Brands } from '../../../shop/brand/brands.ts'
import { DOWNLOAD_PAGES, type DownloadCase } from './download-words.ts'

const TO_SHOP: Readonly<Record<PageLanguage, string>> = { en: 'Visit the shop', de: 'Zum Shop' }

const STATUS: Readonly<Record<DownloadCase, number>> = {
  expired: 410,
  ended: 403,
  unknown: 404,
  asked: 200,
  busy: 429,
}

export interface DownloadPage {
  readonly brands: Pick<Brands, 'of'>
  /** The shop whose look the page has, if it exists. */
  readonly siteId: string
  readonly state: DownloadCase
  readonly language: PageLanguage
}

/** Sends the page that a link leads to instead of a file. */
export const sendDownloadPage = async (
  reply: FastifyReply,
  { brands, siteId, state, language }: DownloadPage,
): Promise<FastifyReply> => {
  const brand = await brands.of(siteId).catch(() => undefined)
  const look = brand && plainLook(brand)
  const { title, text, button } = DOWNLOAD_PAGES[language][state]
  const logo = brand?.logoUrl && `<img src="${escaped(brand.logoUrl)}" alt="${escaped(brand.name)}">`
  const mark = brand ? `<p class="mark">${logo ?? escaped(brand.name)}</p>` : ''
  const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''
  const away = brand
    ? `<p><a class="button quiet" href="${escaped(brand.shopUrl)}">${TO_SHOP[language]}</a></p>`
    : ''
  const paragraphs = text.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')
  if (state === 'busy') reply.header('retry-after', '300')
  return sendPlainPage(reply, '', look)
    .code(STATUS[state])
    .header('x-robots-tag', 'noindex')
    .send(plainPage(title, `${mark}<h1>${escaped(title)}</h1>${paragraphs}${form}${away}`, language, look))
}

/** Answers with a page if the caller has made too many requests. */
export const unlessBusy = async (
  busy: () => Promise<FastifyReply>,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY_REQUESTS') return busy()
    throw error
  }
}
