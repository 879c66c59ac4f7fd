import Type from 'typebox'
import { guid } from '../declare/schema.ts'

/** A captcha answer for a client's own site key. */
export const RecaptchaForClientSiteKey = Type.Object(
  {
    token: Type.Optional(Type.String({ maxLength: 5000 })),
    siteKeyId: Type.Optional(guid),
  },
  { title: 'RecaptchaForClientSiteKey' },
)
export type RecaptchaForClientSiteKey = Type.Static<typeof RecaptchaForClientSiteKey>

/** The answer to a captcha. Both keys of a pair may be given. */
export const CaptchaToken = Type.Object(
  {
    Recaptcha: Type.Optional(Type.String({ maxLength: 5000 })),
    InvisibleRecaptcha: Type.Optional(Type.String({ maxLength: 5000 })),
    NoCaptcha: Type.Optional(Type.String({ maxLength: 5000 })),
    recaptchaForClientSiteKey: Type.Optional(RecaptchaForClientSiteKey),
  },
  { title: 'CaptchaToken' },
)
export type CaptchaToken = Type.Static<typeof CaptchaToken>
