import Type from 'typebox'
import { template } from './template.ts'

const Link = Type.Object({
  url: Type.String({ pattern: '^https?://' }),
  minutes: Type.Integer({ minimum: 1 }),
})

const linkMail = (kind: 'newPassword' | 'firstPassword' | 'staffWayIn') =>
  template(Link, ({ url, minutes }, { [kind]: words }, { shopName }) => ({
    subject: words.subject(shopName),
    blocks: [
      { kind: 'heading', text: words.greeting },
      { kind: 'paragraph', text: words.said(shopName) },
      { kind: 'link', label: words.action, url },
      { kind: 'paragraph', text: words.until(minutes) },
      { kind: 'note', text: words.notYou },
    ],
  }))

/** Sends a member the link to set a new password. */
export const newPassword = linkMail('newPassword')

/** Sends the link to set a first password to someone the shop created an account for. */
export const firstPassword = linkMail('firstPassword')

/** Sends the link that lets staff log in from a browser while strangers guess their password. */
export const staffWayIn = linkMail('staffWayIn')
