import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { email, localDate, nullable } from '../declare/schema.ts'

const oneLine = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\x00-\\x1f\\x7f]*$',
  description: 'one line of text',
})

/**
 * Sends a gift card to someone else. A line of a cart or checkout has it as `giftCardDelivery` among the
 * options of its catalog reference. The code is mailed to the recipient only; the buyer gets a mail that says
 * it was sent. Orders and their events don't contain it: merchants read it with `getGiftCard`.
 */
export const GiftCardDelivery = closed(
  Type.Object(
    {
      /** Who gets the code. */
      recipientEmail: email,
      recipientName: Type.Optional(nullable(oneLine)),
      /** Who gives it, as the mail names them. */
      senderName: Type.Optional(nullable(oneLine)),
      message: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
      /**
       * The day to send it on, in the shop's time zone: today or up to a year later. It is sent at 8 o'clock,
       * or as soon as the order is paid if that is later. Default: as soon as the order is paid.
       */
      sendDate: Type.Optional(nullable(localDate)),
    },
    { title: 'GiftCardDelivery' },
  ),
)
export type GiftCardDelivery = Type.Static<typeof GiftCardDelivery>
