import Type from 'typebox'
import { template } from './template.ts'

/** Tells a new member that the owner approved them. */
export const memberApproved = template(
  Type.Object({}),
  (_, { memberApproved: words }, { shopName, shopUrl: url }) => ({
    subject: words.subject(shopName),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(shopName) },
      { kind: 'link', label: words.action, url },
    ],
  }),
)
