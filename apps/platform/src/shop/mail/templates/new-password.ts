import Type from 'typebox'
import { template } from './template.ts'

const Link = Type.Object({
  url: Type.String({ pattern: '^https?://' }),
  minutes: Type.Integer({ minimum: 1 }),
})

/** Sends a member the link to set a new password. */
export const newPassword = template(Link, ({ url, minutes }, { newPassword: words }, { shopName }) => ({
  subject: words.subject(shopName),
  blocks: [
    { kind: 'heading', text: words.greeting },
    { kind: 'paragraph', text: words.said(shopName) },
    { kind: 'link', label: words.action, url },
    { kind: 'paragraph', text: words.until(minutes) },
    { kind: 'note', text: words.notYou },
  ],
}))

/** Sends the link to set a first password to someone the shop created an account for. */
export const firstPassword = template(Link, ({ url, minutes }, { firstPassword: words }, { shopName }) => ({
  subject: words.subject(shopName),
  blocks: [
    { kind: 'heading', text: words.greeting },
    { kind: 'paragraph', text: words.said(shopName) },
    { kind: 'link', label: words.action, url },
    { kind: 'paragraph', text: words.until(minutes) },
    { kind: 'note', text: words.notYou },
  ],
}))
