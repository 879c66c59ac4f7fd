import Type from 'typebox'
import { template } from './template.ts'

/** Tells someone who wanted to become a member that the owner refused, and that their data was deleted. */
export const memberRefused = template(Type.Object({}), (_, { memberRefused: words }, { shopName }) => ({
  subject: words.subject(shopName),
  blocks: [
    { kind: 'heading', text: words.greeting },
    { kind: 'paragraph', text: words.said(shopName) },
    { kind: 'note', text: words.kept },
  ],
}))
