import Type from 'typebox'
import { template } from './template.ts'

/** Sends the code that verifies an email address. */
export const emailCode = template(
  Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }), minutes: Type.Integer({ minimum: 1 }) }),
  ({ code, minutes }, { emailCode: words }, { shopName }) => ({
    subject: words.subject(code, shopName),
    blocks: [
      { kind: 'paragraph', text: words.said(shopName) },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: words.until(minutes) },
      { kind: 'note', text: words.notYou },
    ],
  }),
)
