import { base64url } from '../http/base64url.ts'
import type { EventMetadata } from './event.ts'
import { RS256 } from './verify.ts'

/** An event to sign. */
export interface EventToSign extends EventMetadata {
  eventType: string
  /** The event itself, names as on the wire. */
  payload: unknown
  /** Seconds since 1970; default five minutes from now. */
  expiresAt?: number
}

/** A key pair for tests: the public key for the strategy, the private key for `signEvent`. */
export interface WebhookKeys {
  /** PEM. */
  publicKey: string
  privateKey: CryptoKey
}

const text = (bytes: ArrayBuffer) => String.fromCharCode(...new Uint8Array(bytes))
const json = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)))

/**
 * Makes keys, for tests of an endpoint.
 * @example
 * const { publicKey, privateKey } = await createWebhookKeys()
 * const auth = AppStrategy({ appId, publicKey })
 */
export const createWebhookKeys = async (): Promise<WebhookKeys> => {
  const algorithm = { ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const body = btoa(text(await crypto.subtle.exportKey('spki', publicKey)))
  return { publicKey: `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`, privateKey }
}

/**
 * Signs an event as the platform does, for tests of an endpoint.
 * @returns the body to post
 * @throws {TypeError} for an event that can't be written as JSON, or an unusable key
 * @example
 * const keys = await createWebhookKeys()
 * const body = await signEvent(keys.privateKey, { eventType: 'wix.ecom.v1.cart_deleted', payload })
 */
export const signEvent = async (privateKey: CryptoKey, event: EventToSign): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const { payload, identity, expiresAt = now + 300, ...rest } = event
  const data = JSON.stringify({
    ...rest,
    data: JSON.stringify(payload),
    identity: identity && JSON.stringify(identity),
  })
  const signed = `${json({ alg: 'RS256', typ: 'JWT' })}.${json({ iat: now, exp: expiresAt, data })}`
  const signature = await crypto.subtle.sign(RS256.name, privateKey, new TextEncoder().encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}
