import Type from 'typebox'
import { template } from './template.ts'

/** Tells someone who waited for an item that they can buy it again. */
export const backInStock = template(
  Type.Object({
    item: Type.String({ minLength: 1 }),
    /** The choices, in the order of the product's options. */
    choices: Type.Array(Type.Object({ name: Type.String(), text: Type.String() })),
    url: Type.String({ pattern: '^https?://' }),
    pictureUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
  }),
  ({ item, choices, url, pictureUrl }, { backInStock: words }, { shopName }) => ({
    subject: words.subject(item),
    blocks: [
      { kind: 'heading', text: words.greeting(item) },
      { kind: 'paragraph', text: words.said(shopName) },
      ...(pictureUrl
        ? [{ kind: 'items' as const, items: [{ name: item, note: listed(choices), value: '', pictureUrl }] }]
        : choices.length > 0
          ? [{ kind: 'paragraph' as const, text: listed(choices) }]
          : []),
      { kind: 'link', label: words.action, url },
      { kind: 'note', text: words.once },
    ],
  }),
)

const listed = (choices: readonly { name: string; text: string }[]): string =>
  choices.map(({ name, text }) => `${name}: ${text}`).join(' · ')
