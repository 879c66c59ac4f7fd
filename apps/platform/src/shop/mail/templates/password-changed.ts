import Type from 'typebox'
import { template } from './template.ts'

/** Tells a member that their password was changed, in case it wasn't them. */
export const passwordChanged = template(
  Type.Object({}),
  (_, { passwordChanged: words }, { shopName, shopUrl }) => ({
    subject: words.subject(shopName),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(shopName) },
      { kind: 'paragraph', text: words.notYou },
      { kind: 'link', label: words.action, url: shopUrl },
    ],
  }),
)
