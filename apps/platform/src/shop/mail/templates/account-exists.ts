import Type from 'typebox'
import { template } from './template.ts'

/** Tells the owner of an address that someone, perhaps they themselves, tried to register with it again. */
export const accountExists = template(
  Type.Object({}),
  (_, { accountExists: words }, { shopName, shopUrl }) => ({
    subject: words.subject(shopName),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(shopName) },
      { kind: 'link', label: words.action, url: shopUrl },
      { kind: 'note', text: words.notYou },
    ],
  }),
)
