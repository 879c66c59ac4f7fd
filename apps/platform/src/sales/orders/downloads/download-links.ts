import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrderDownload } from '@vitrine/contract'
import type { OrderFile } from './order-files.ts'

/** A file of an order's line, as a link names it. */
export interface LinkedFile {
  readonly siteId: string
  readonly orderId: string
  readonly lineId: string
  readonly fileId: string
}

/** A link as a caller opened it. */
export interface FollowedLink extends LinkedFile {
  /** When it expires, in seconds since 1970, as text. */
  readonly until: unknown
  readonly signature: unknown
}

/** Links that let anyone who has them download one file of one order until they expire. */
export interface DownloadLinks {
  /** @param at - when it is made, in milliseconds since 1970 */
  urlOf(linked: LinkedFile, at: number): string
  /** When a link made at `at` expires, in milliseconds since 1970. */
  expiryOf(at: number): number
  /** Whether the platform made a link, and whether it has expired. */
  check(followed: FollowedLink, at: number): 'GOOD' | 'EXPIRED' | 'FORGED'
}

export interface DownloadLinksParts {
  readonly secret: Uint8Array
  readonly platformUrl: string
  /** How long a link works. */
  readonly days: number
}

const DAY_SECONDS = 86_400

export const createDownloadLinks = ({ secret, platformUrl, days }: DownloadLinksParts): DownloadLinks => {
  const signing = createHmac('sha256', secret).update('download link').digest()
  const signatureOf = ({ siteId, orderId, lineId, fileId }: LinkedFile, until: string): string =>
    createHmac('sha256', signing)
      .update(JSON.stringify([siteId, orderId, lineId, fileId, until]))
      .digest('base64url')
  const untilOf = (at: number): number => Math.floor(at / 1000) + days * DAY_SECONDS

  return {
    expiryOf: (at) => untilOf(at) * 1000,

    urlOf: (linked, at) => {
      const until = String(untilOf(at))
      const { siteId, orderId, lineId, fileId } = linked
      const query = new URLSearchParams({ until, signature: signatureOf(linked, until) })
      return `${platformUrl}/downloads/${siteId}/${orderId}/${lineId}/${fileId}?${query}`
    },

    check: ({ until, signature, ...linked }, at) => {
      if (typeof until !== 'string' || typeof signature !== 'string') return 'FORGED'
      const [one, other] = [Buffer.from(signature), Buffer.from(signatureOf(linked, until))]
      if (one.length !== other.length || !timingSafeEqual(one, other)) return 'FORGED'
      return Number(until) * 1000 > at ? 'GOOD' : 'EXPIRED'
    },
  }
}

/** Shows a file of an order with a new link. */
export const shownDownload = (
  links: Pick<DownloadLinks, 'urlOf' | 'expiryOf'>,
  { siteId, orderId }: Pick<LinkedFile, 'siteId' | 'orderId'>,
  { lineId, file }: OrderFile,
  at: number,
): OrderDownload => ({
  ...{ lineItemId: lineId, fileId: file.fileId, fileName: file.fileName, sizeBytes: file.sizeBytes },
  url: links.urlOf({ siteId, orderId, lineId, fileId: file.fileId }, at),
  expirationDate: new Date(links.expiryOf(at)).toISOString(),
})
