import Type from 'typebox'
import { email, guid, languageCode, nullable } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'

/** Where the link in a mail leads back to, and for which client. */
export const Redirect = Type.Object(
  {
    url: Type.Optional(Type.String({ maxLength: 1000 })),
    clientId: Type.Optional(nullable(guid)),
  },
  { title: 'Redirect' },
)
export type Redirect = Type.Static<typeof Redirect>

/** The language of a mail and where its link leads back to. */
export const EmailOptions = Type.Object(
  {
    language: Type.Optional(nullable(languageCode)),
    redirect: Type.Optional(Redirect),
  },
  { title: 'EmailOptions' },
)
export type EmailOptions = Type.Static<typeof EmailOptions>

/** Request for `sendRecoveryEmail`. */
export const SendRecoveryEmailRequest = Type.Object(
  {
    email: email,
    language: Type.Optional(nullable(languageCode)),
    redirect: Type.Optional(writable(Redirect)),
  },
  { title: 'SendRecoveryEmailRequest' },
)
export type SendRecoveryEmailRequest = Type.Static<typeof SendRecoveryEmailRequest>

/** Request for `sendActivationEmail`. */
export const SendActivationEmailRequest = Type.Object(
  {
    identityId: guid,
    emailOptions: Type.Optional(writable(EmailOptions)),
  },
  { title: 'SendActivationEmailRequest' },
)
export type SendActivationEmailRequest = Type.Static<typeof SendActivationEmailRequest>

/** Request for `recover`. */
export const RecoverRequest = Type.Object(
  {
    recoveryToken: Type.String(),
    password: Type.Optional(nullable(Type.String())),
  },
  { title: 'RecoverRequest' },
)
export type RecoverRequest = Type.Static<typeof RecoverRequest>
