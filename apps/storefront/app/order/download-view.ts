import type { orderDownloads } from '@vitrine/client/storefront'
import type { Language } from '../messages/languages.ts'
import type { OrderView } from './order-view.ts'

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Writes a file's size: `1.2 MB`. */
export function sizeText(bytes: number, language: Language): string {
  const step = bytes === 0 ? 0 : Math.min(STEPS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const unit = STEPS[step]
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  )
}

/** Shows a file of an order with its link. */
export const downloadView = (
  { lineItemId, fileId, fileName, sizeBytes, url, expirationDate }: orderDownloads.OrderDownload,
  language: Language,
): NonNullable<OrderView['files']>[number] => ({
  id: `${lineItemId} ${fileId}`,
  name: fileName,
  size: sizeText(sizeBytes, language),
  url,
  until: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(expirationDate),
})
