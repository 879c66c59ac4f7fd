import Type from 'typebox'
import { template } from '../template.ts'
import { downloadBlocks, MAILED_FILES, orderLink } from './order-parts.ts'

/** Gives a buyer links to the files that they have paid for. */
export const orderDownloads = template(
  Type.Object({ number: Type.String({ minLength: 1 }), orderId: Type.String(), files: MAILED_FILES }),
  ({ number, orderId, files }, { orderDownloads: words, orderConfirmation }, look) => ({
    subject: words.subject(number),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(look.shopName, number) },
      ...downloadBlocks(orderId, files, words, look),
      ...orderLink(orderId, orderConfirmation.action, look),
    ],
  }),
)
