import type { Webhook } from '@vitrine/contract'
import {
  deleteWebhook,
  listWebhooks,
  redeliverWebhookEvent,
  replayWebhookEvents,
  sendTestEvent,
  updateWebhook,
} from '@vitrine/contract/operations'
import { EVENTS_KEPT_DAYS } from '../../shop/webhooks/sorting/purge-events.ts'
import { CommandError, type Options, type PlatformCommand, refused, timeOf } from '../command.ts'
import { type Connection, connect } from './connection.ts'
import { eventTypeOf } from './event-types.ts'
import { listen } from './listen.ts'

const WEBHOOK = {
  webhook: { example: 'WEBHOOK_ID', is: "id of the webhook; default: the shop's, if it has one" },
}

const ONE = { webhook: { example: 'WEBHOOK_ID', is: 'id of the webhook' } }

const DAY_MS = 86_400_000

/** Turns a webhook on or off; repeating it changes nothing. */
const switchTo = (status: 'ACTIVE' | 'DISABLED', does: string): PlatformCommand => ({
  needs: 'platform',
  does,
  arguments: ONE,
  answers: ['id', 'status', 'waiting'],
  run: async (desk, options) => {
    const connection = await connect(desk)
    const { id } = await webhookOf(connection, options)
    const { webhook } = await connection.call(updateWebhook, { webhook: { id, status } })
    return { id, status: webhook.status, waiting: webhook.waiting }
  },
})

/** Webhooks: trying them out, and sending again what a receiver missed. */
export const webhookCommands: Readonly<Record<string, PlatformCommand>> = {
  'webhooks list': {
    needs: 'platform',
    does: "lists the shop's webhooks",
    answers: ['webhooks'],
    run: async (desk) => {
      const { webhooks } = await (await connect(desk)).call(listWebhooks, {})
      return { webhooks: webhooks.map(({ id, status, waiting, url }) => ({ id, status, waiting, url })) }
    },
  },
  'webhooks listen': listen,
  'webhooks enable': switchTo(
    'ACTIVE',
    'turns on a webhook that was paused or turned off; waiting events are sent at once',
  ),
  'webhooks disable': switchTo(
    'DISABLED',
    'turns off a webhook: it gets no new events, and waiting ones stay',
  ),
  'webhooks delete': {
    needs: 'platform',
    does: 'deletes a webhook and its log; waiting events are not sent',
    arguments: ONE,
    answers: ['deleted'],
    run: async (desk, options) => {
      const connection = await connect(desk)
      const { id } = await webhookOf(connection, options)
      await connection.call(deleteWebhook, { id })
      return { deleted: id }
    },
  },
  trigger: {
    needs: 'platform',
    does: "sends a test event to a webhook now, with the content of the shop's newest event or of the docs, and prints the response",
    arguments: {
      event: { example: 'orderCreated', is: 'name of the event, such as orderCreated, or its type' },
    },
    mayTake: WEBHOOK,
    answers: ['eventId', 'eventType', 'status', 'durationMs', 'body', 'problems'],
    run: async (desk, options) => {
      const eventType = eventTypeOf(options.event ?? '')
      const connection = await connect(desk)
      const { id } = await webhookOf(connection, options)
      const { event, attempt } = await connection.call(sendTestEvent, { id, eventType })
      return {
        ...{ eventId: event.id, eventType, status: attempt.responseStatus, durationMs: attempt.durationMs },
        body: attempt.responseBody,
        problems: attempt.error === undefined ? [] : [attempt.error],
      }
    },
  },
  resend: {
    needs: 'platform',
    does: 'sends an event to a webhook again, even if it was delivered',
    arguments: { 'event-id': { example: 'EVENT_ID', is: 'id of the event; `webhook-id` in its headers' } },
    mayTake: WEBHOOK,
    answers: ['eventId', 'eventType', 'status', 'attempts', 'problems'],
    run: async (desk, options) => {
      const connection = await connect(desk)
      const webhook = await webhookOf(connection, options)
      const { id } = webhook
      const eventId = options['event-id'] ?? ''
      const { delivery } = await connection.call(redeliverWebhookEvent, { id, eventId })
      const { eventType, status, attempts } = delivery
      return { eventId, eventType, status, attempts, problems: waits(webhook) }
    },
  },
  replay: {
    needs: 'platform',
    does: 'sends events to a webhook again, from a given time in the last 30 days',
    takes: { since: { example: '2h', is: 'a date, a time, or an age such as 30m, 2h or 3d' } },
    mayTake: { until: { example: '2027-01-31T12:00Z', is: 'the same; default: now' }, ...WEBHOOK },
    answers: ['from', 'to', 'queued', 'problems'],
    run: async (desk, options) => {
      const now = Date.now()
      const since = timeOf(options, 'since', now)
      if (since < now - EVENTS_KEPT_DAYS * DAY_MS)
        throw new CommandError(`Events are kept for ${EVENTS_KEPT_DAYS} days: choose a later --since.`)
      const until = options.until === undefined ? now : timeOf(options, 'until', now)
      if (since >= until)
        throw new CommandError(
          options.until === undefined ? '--since must be in the past.' : '--since must be before --until.',
        )
      const [from, to] = [new Date(since).toISOString(), new Date(until).toISOString()]
      const connection = await connect(desk)
      const webhook = await webhookOf(connection, options)
      const { id } = webhook
      const { queued } = await connection.call(replayWebhookEvents, { id, from, to })
      return { from, to, queued, problems: waits(webhook) }
    },
  },
}

/** A webhook that isn't active gets nothing, however often it is asked for. */
const waits = ({ id, status }: Webhook): string[] =>
  status === 'ACTIVE'
    ? []
    : [`The webhook is ${status.toLowerCase()}, so the events wait: turn it on with "webhooks enable ${id}".`]

const webhookOf = async (connection: Connection, options: Options): Promise<Webhook> => {
  const { webhooks } = await connection.call(listWebhooks, {})
  if (options.webhook !== undefined) {
    const named = webhooks.find(({ id }) => id === options.webhook)
    if (named) return named
    throw refused(`Webhook ${options.webhook} was not found; the command "webhooks list" lists them.`)
  }
  const [only, ...others] = webhooks
  if (only && others.length === 0) return only
  throw refused(
    only
      ? `Name one of the shop's webhooks with --webhook: ${webhooks.map(shown).join(', ')}.`
      : 'The shop has no webhook. "webhooks listen" creates one while it runs.',
  )
}

const shown = ({ id, url }: Webhook): string => `${id} (${url})`
