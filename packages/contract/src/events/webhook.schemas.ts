import Type from 'typebox'

/** The account that an event happened in. */
export const AccountInfo = Type.Object(
  {
    accountId: Type.Optional(Type.String()),
    parentAccountId: Type.Optional(Type.String()),
    siteId: Type.Optional(Type.String()),
  },
  { title: 'AccountInfo' },
)
export type AccountInfo = Type.Static<typeof AccountInfo>

/**
 * What the `data` claim of a webhook's token holds as JSON text. `data` is the event and `identity` who caused it
 * (`IdentificationData`), each JSON text once more.
 */
export const WebhookEnvelope = Type.Object(
  {
    eventType: Type.String(),
    instanceId: Type.String(),
    identity: Type.Optional(Type.String()),
    accountInfo: Type.Optional(AccountInfo),
    data: Type.String(),
  },
  { title: 'WebhookEnvelope' },
)
export type WebhookEnvelope = Type.Static<typeof WebhookEnvelope>
