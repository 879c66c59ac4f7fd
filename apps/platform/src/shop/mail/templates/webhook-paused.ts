import Type from 'typebox'
import { template } from './template.ts'

/** Tells an owner that a receiver of events has failed for so long that its webhook was paused. */
export const webhookPaused = template(
  Type.Object({ host: Type.String() }),
  ({ host }, { webhookPaused: words }, { shopName }) => ({
    subject: words.subject(host),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(shopName, host) },
      { kind: 'paragraph', text: words.next },
    ],
  }),
)
