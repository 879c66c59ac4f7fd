import { CommerceError, refuse } from '../http/error.ts'
import { convert, readName, type Shape } from '../wire/convert.ts'
import { date } from '../wire/values.ts'
import type { EventMetadata } from './event.ts'
import { eventTypes } from './event-types.ts'
import { type Claims, verify } from './verify.ts'
import type { EventHandler, WebhookEvent, Webhooks } from './webhooks.ts'

/**
 * Makes the receiver for a client whose strategy has a public key.
 * @param handlers - grows as handlers are registered on the client
 * @example
 * const { process } = createReceiver(publicKey, [{ event: 'onOrderCreated', handler: console.log }])
 * const { eventType } = await process(await request.text())
 */
export function createReceiver(publicKey: string | undefined, handlers: readonly EventHandler[]): Webhooks {
  const webhooks: Webhooks = {
    async process(token, options) {
      const expectedEvents = options?.expectedEvents ?? []
      if (!Array.isArray(expectedEvents)) refuse('Pass expectedEvents as an array')
      const event = eventIn(await decodeToken(token, publicKey))
      const { eventType, payload, ...metadata } = event
      const expected = [
        ...expectedEvents.map((event) => event?.type),
        ...handlers.map(({ event }) => eventTypes[event].type),
      ]
      if (expected.length > 0 && !expected.includes(eventType))
        throw new CommerceError(
          `Unexpected event type: ${eventType}. Expected one of: ${[...new Set(expected)].join(', ')}`,
          { code: 'WEBHOOK_UNEXPECTED_TYPE' },
        )
      const called = handlers.filter(({ event }) => eventTypes[event].type === eventType)
      if (called.some(({ handler }) => typeof handler !== 'function'))
        refuse(`The handler of ${eventType} is not a function`)
      await Promise.all(
        called.map(({ event, handler }) => {
          const { isDomainEvent, gives } = eventTypes[event]
          return handler(envelopeOf(payload, metadata, isDomainEvent, gives) as never)
        }),
      )
      return event
    },
    processRequest: async (request, options) => {
      if (typeof request?.text !== 'function') refuse('Pass the Request unread')
      if (request.bodyUsed)
        throw new CommerceError('The request body was already read: pass its text to process', {
          code: 'WEBHOOK_BODY_READ',
        })
      return webhooks.process(await request.text(), options)
    },
  }
  return webhooks
}

/** Verifies a token with a strategy's public key. */
export const decodeToken = async (token: string, publicKey: string | undefined): Promise<Claims> => {
  if (!publicKey)
    throw new CommerceError('Missing public key. Make sure to pass it to the AppStrategy', {
      code: 'MISSING_PUBLIC_KEY',
    })
  return verify(token, publicKey)
}

/** Unpacks an event: JSON text in the claim, with JSON text inside it. */
const eventIn = ({ data }: Claims): WebhookEvent => {
  try {
    if (typeof data !== 'string')
      throw TypeError(`Unexpected type of JWT data: expected string, got ${typeof data}`)
    const { eventType, instanceId, identity, accountInfo, data: inner } = JSON.parse(data)
    return {
      instanceId,
      eventType,
      payload: JSON.parse(inner),
      identity: identity ? JSON.parse(identity) : undefined,
      accountInfo,
    }
  } catch (cause) {
    throw new CommerceError(String((cause as Error).message), { code: 'WEBHOOK_MALFORMED', cause })
  }
}

type Fields = Record<string, unknown>

interface DomainEvent extends Fields {
  createdEvent?: { entity?: unknown }
  updatedEvent?: { currentEntity?: unknown; modifiedFields?: Fields }
  deletedEvent?: { deletedEntity?: unknown }
  actionEvent?: { body?: unknown }
}

/** The argument of a handler. */
const envelopeOf = (
  payload: unknown,
  base: EventMetadata,
  isDomainEvent?: boolean,
  gives?: Shape,
): object => {
  // Copied, so the returned event stays as it was sent.
  const copy: unknown = structuredClone(payload)
  if (!isDomainEvent) return { data: convert(copy, gives), metadata: base }
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...event } = copy as DomainEvent
  const metadata = { ...base, ...(convert(event, { eventTime: date }) as object) }
  if (actionEvent) return { data: convert(actionEvent.body, gives), metadata }
  const entity = createdEvent?.entity ?? updatedEvent?.currentEntity ?? deletedEvent?.deletedEntity
  const modified = updatedEvent?.modifiedFields
  return {
    ...(entity !== undefined && { entity: convert(entity, gives) }),
    metadata,
    ...(modified && { modifiedFields: modifiedFields(modified, gives) }),
  }
}

/** Converts names and values of flat paths by the entity's shape. */
const modifiedFields = (fields: Fields, gives?: Shape): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, value]) => {
      const name = path.split('.').map(readName).join('.')
      const steps = name.replace(/\[\d+\]/g, '').split('.')
      const shape = steps.reduce((within: Shape[string] | undefined, step) => Object(within)[step], gives)
      return [name, convert(value, shape)]
    }),
  )
