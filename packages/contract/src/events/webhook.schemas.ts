import Type from 'typebox'

/** The account an event belongs to. */
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
 * The `data` claim of a webhook token, as JSON text. Inside it, `data` is the event and `identity` is who
 * caused it (`IdentificationData`), each again as JSON text.
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
