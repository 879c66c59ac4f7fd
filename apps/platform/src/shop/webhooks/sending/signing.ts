import { createHmac, createPrivateKey, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { WebhookKey as ShownKey } from '@vitrine/contract'
import { createBounded } from '../../../floor/bounded.ts'
import type { SealedSecrets } from '../../../floor/callers/sealed-secrets.ts'
import type { WebhookKey } from '../kept/keys.store.ts'
import { dateOf, type Webhook, type WebhookKeys } from '../kept/webhook.ts'
import type { EventMessage } from './event-message.ts'
import { identityOf } from './identity.ts'

/** What is sent for an event. */
export interface SignedEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What to sign. */
export interface EventToSign {
  readonly eventId: string
  readonly eventType: string
  readonly occurredAt: number
  readonly message: EventMessage
  /** Who caused it, by the name `principalOf` gives them; empty if the platform did. */
  readonly causedBy: string
}

/** Makes and uses the keys of webhooks. */
export interface Signing {
  /** Makes a key: an RSA pair for JWS, a secret for Standard Webhooks. */
  newKey(webhook: WebhookKeys & Pick<Webhook, 'format'>, keyId: string, at: number): Promise<WebhookKey>
  /**
   * Signs an event.
   *
   * @param keys - those of the webhook that haven't retired, newest first
   * @param at - when it is sent, milliseconds since 1970
   * @throws {Error} when the secrets file was replaced, so that no key can be opened
   */
  sign(webhook: Webhook, keys: readonly WebhookKey[], event: EventToSign, at: number): Promise<SignedEvent>
  /** Shows a key to its owner. */
  show(key: WebhookKey): ShownKey
}

const SECRET_BYTES = 32
const MODULUS_BITS = 2048
/** How long a token is good, so that it can't be replayed for long. */
const TOKEN_SECONDS = 300
const KEPT_KEYS = 1_000
const SECRET_PREFIX = 'whsec_'

const makePair = promisify(generateKeyPair)
/** In a thread of its own. A JWT is put together here, because that takes a tenth of what libraries need for it. */
const signRsa = promisify<string, Buffer, KeyObject, Buffer>(sign)
const base64url = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

export const createSigning = (secrets: SealedSecrets): Signing => {
  const opened = createBounded<KeyObject>(KEPT_KEYS)

  const secretOf = (key: WebhookKey): string => {
    const secret = secrets.open(key.sealed, placeOf(key))
    if (secret === undefined)
      throw new Error('The key of this webhook was sealed with other secrets; rotate it.')
    return secret
  }
  const privateKeyOf = (key: WebhookKey): KeyObject => {
    const known = opened.get(key.keyId)
    if (known) return known
    const read = createPrivateKey(secretOf(key))
    opened.set(key.keyId, read)
    return read
  }

  /** Every key signs, so that receivers can change theirs at any time. */
  const signStandard = (
    webhook: Webhook,
    keys: readonly WebhookKey[],
    event: EventToSign,
    at: number,
  ): SignedEvent => {
    const { eventId, eventType, occurredAt, message } = event
    const identity = identityOf(event.causedBy)
    const content = {
      type: eventType,
      timestamp: dateOf(occurredAt),
      instanceId: webhook.siteId,
      ...(identity && { identity }),
      data: message,
    }
    const body = JSON.stringify(content)
    const timestamp = String(Math.floor(at / 1000))
    const signatures = keys.map((key) => {
      const secret = Buffer.from(secretOf(key).slice(SECRET_PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', secret).update(`${eventId}.${timestamp}.${body}`).digest('base64')}`
    })
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': eventId,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      },
    }
  }

  /** A token has one signature: the oldest key's, until receivers have had time to learn the next one. */
  const signToken = async (
    webhook: Webhook,
    keys: readonly WebhookKey[],
    event: EventToSign,
    at: number,
  ): Promise<SignedEvent> => {
    const key = keys.at(-1)
    if (!key) throw new Error('This webhook has no key.')
    const { siteId } = webhook
    const identity = identityOf(event.causedBy)
    const data = JSON.stringify({
      ...(identity && { identity: JSON.stringify(identity) }),
      ...{ eventType: event.eventType, instanceId: siteId, accountInfo: { siteId } },
      data: JSON.stringify(event.message),
    })
    const now = Math.floor(at / 1000)
    const header = { alg: 'RS256', typ: 'JWT', kid: key.keyId }
    const claims = { data, iss: 'vitrine', iat: now, exp: now + TOKEN_SECONDS }
    const text = `${base64url(header)}.${base64url(claims)}`
    const signature = await signRsa('sha256', Buffer.from(text), privateKeyOf(key))
    const body = `${text}.${signature.toString('base64url')}`
    return { body, headers: { 'content-type': 'text/plain; charset=utf-8', 'webhook-id': event.eventId } }
  }

  return {
    newKey: async ({ siteId, webhookId, format }, keyId, at) => {
      const { shown, secret } = format === 'JWS' ? await newPair() : newSecret()
      const key = { siteId, webhookId, keyId, createdAt: at, retiresAt: null }
      const sealed = secrets.seal(secret, placeOf(key))
      return { ...key, shown, sealed }
    },
    sign: async (webhook, keys, event, at) =>
      webhook.format === 'JWS' ? signToken(webhook, keys, event, at) : signStandard(webhook, keys, event, at),
    show: (key) => ({
      id: key.keyId,
      key: key.shown || secretOf(key),
      createdDate: dateOf(key.createdAt),
      ...(key.retiresAt !== null && { retiresDate: dateOf(key.retiresAt) }),
    }),
  }
}

/** A sealed key can't be moved to another webhook. */
const placeOf = ({ siteId, webhookId, keyId }: WebhookKeys & { readonly keyId: string }): string =>
  `${siteId} ${webhookId} ${keyId}`

/** Of a secret nothing is stored that can be shown: it is shown opened. */
const newSecret = () => ({
  shown: '',
  secret: `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`,
})

const newPair = async () => {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: MODULUS_BITS })
  return {
    shown: publicKey.export({ type: 'spki', format: 'pem' }).toString().trim(),
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
