import type { orders } from '@vitrine/client/ecom'

/** What was chosen for a line, such as `M / Blue`; empty without options. */
export const choicesOf = ({
  descriptionLines = [],
}: Pick<orders.OrderLineItem, 'descriptionLines'>): string =>
  descriptionLines
    .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original)
    .filter(Boolean)
    .join(' / ')

/** What a line is called. Lines of one product differ in their choices. */
export const nameOfLine = (line: Pick<orders.OrderLineItem, 'productName' | 'descriptionLines'>): string =>
  [line.productName?.original, choicesOf(line)].filter(Boolean).join(', ')
