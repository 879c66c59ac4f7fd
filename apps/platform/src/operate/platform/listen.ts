import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { createWebhook, deleteWebhook } from '@vitrine/contract/operations'
import { decodeJwt } from 'jose'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { CommandError, oneOf, type PlatformCommand } from '../command.ts'
import { type Desk, printLine } from '../desk.ts'
import { connect } from './connection.ts'
import { eventTypesOf } from './event-types.ts'

/** Slower answers count as failed at the platform, too. */
const PATIENCE_MS = 5_000
const MOST_CHARACTERS = 2_000_000
/** Belong to one connection, or are set again for the next one. */
const NOT_FORWARDED = ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']

/** A receiver on this machine: the platform sends it every event, and it passes them on. */
export const listen: PlatformCommand = {
  needs: 'platform',
  does: 'receives events until Ctrl-C, forwards each to a program, and prints its response',
  takes: {
    'forward-to': { example: 'http://localhost:8080/events', is: 'URL of your program' },
  },
  mayTake: {
    events: { example: 'orderCreated,orderCanceled', is: 'names of events, comma-separated; default: all' },
    format: { example: 'STANDARD', is: 'JWS or STANDARD; default: JWS' },
    address: {
      example: 'https://tunnel.example/events',
      is: 'URL where the platform reaches this machine; default: directly, for a platform in development on it',
    },
    port: { example: '4242', is: 'port to receive events on; default: any free one' },
  },
  answers: ['webhookId', 'delivered', 'failed'],
  run: async (desk, options) => {
    const forwardTo = options['forward-to'] ?? ''
    if (!URL.canParse(forwardTo) || !/^https?:/.test(forwardTo))
      throw new CommandError('--forward-to must be a URL such as http://localhost:8080/events.')
    const format = oneOf({ format: 'JWS', ...options }, 'format', ['JWS', 'STANDARD'] as const)
    const eventTypes = eventTypesOf(options.events)
    const port = portOf(options.port)
    if (options.address !== undefined && !URL.canParse(options.address))
      throw new CommandError('--address must be a URL such as https://tunnel.example/events.')
    const connection = await connect(desk)
    const counts = { delivered: 0, failed: 0 }
    const server = createServer(async (request, response) => {
      const passed = await passOn(request, forwardTo)
      counts[passed.status >= 200 && passed.status < 300 ? 'delivered' : 'failed']++
      print(desk, passed)
      response.writeHead(passed.status, { 'content-type': 'text/plain; charset=utf-8' }).end(passed.body)
    })
    const openPort = await listenAt(server, port)
    try {
      const url = options.address ?? `http://127.0.0.1:${openPort}/`
      const description = 'vitrine webhooks listen'
      const made = await connection
        .call(createWebhook, { webhook: { url, eventTypes, format, description } })
        .catch((error: unknown) => {
          if (!(error instanceof CommandError) || !error.message.includes('WEBHOOK_ADDRESS_NOT_ALLOWED'))
            throw error
          throw new CommandError(
            `${connection.platformUrl} can't send events to ${url}. Open a tunnel to port ${openPort}, and give its https URL with --address.`,
            'REFUSED',
          )
        })
      const webhookId = made.webhook.id
      desk.err(
        `Webhook ${webhookId} sends events to ${forwardTo} until Ctrl-C. Its key:\n${made.keys[0]?.key}\n`,
      )
      try {
        if (!desk.stop.aborted) await once(desk.stop, 'abort')
      } finally {
        await connection.call(deleteWebhook, { id: webhookId }).catch((error: unknown) => {
          if (!(error instanceof CommandError)) throw error
          if (error.message.includes('WEBHOOK_NOT_FOUND')) return // deleted meanwhile
          throw new CommandError(
            `${error.message} Webhook ${webhookId} is still there: delete it later with "webhooks delete ${webhookId}".`,
            error.exit,
          )
        })
      }
      return { webhookId, ...counts }
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
}

/** An event on its way, and the answer of the program. */
interface Passed {
  readonly time: string
  readonly eventType: string
  readonly eventId: string
  readonly status: number
  readonly durationMs: number
  readonly body: string
}

/** Passes an event on as it came, signature included. Without an answer, the platform hears 502. */
const passOn = async (request: IncomingMessage, forwardTo: string): Promise<Passed> => {
  const startedAt = performance.now()
  const time = new Date().toISOString()
  const body = await text(request).catch(() => '') // it was cut off
  const { 'webhook-id': eventId = '' } = request.headers
  const about = { time, eventType: typeIn(body), eventId: String(eventId) }
  const done = (status: number, said: string): Passed => {
    return { ...about, status, durationMs: Math.round(performance.now() - startedAt), body: said }
  }
  if (body.length > MOST_CHARACTERS) return done(413, 'The event is too large.')
  const headers = Object.entries(request.headers).filter(([name]) => !NOT_FORWARDED.includes(name))
  try {
    const response = await fetch(forwardTo, {
      ...{ method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) },
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    })
    return done(response.status, (await response.text()).slice(0, 2_000))
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return done(502, `${forwardTo} did not respond: ${reason}`)
  }
}

/** The type of an event in either format; only for people to read, so nothing is verified. */
const typeIn = (body: string): string => {
  try {
    if (body.startsWith('{')) return String(JSON.parse(body).type)
    const { data } = decodeJwt(body)
    const content: unknown = JSON.parse(String(data))
    return isObject(content) ? String(content.eventType) : 'unknown'
  } catch {
    return 'unknown' // something else was posted here
  }
}

const print = (desk: Desk, passed: Passed): void => {
  const { time, eventType, eventId, status, durationMs, body } = passed
  const said = status >= 200 && status < 300 ? '' : `  ${body.split('\n')[0]}`
  printLine(desk, { ...passed }, `${time}  ${eventType}  ${eventId}  ${status}  ${durationMs} ms${said}`)
}

const portOf = (text = '0'): number => {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port
  throw new CommandError(`--port must be a number from 0 to 65535, but is "${text}".`)
}

/** Listens on this machine and returns the port, which the system chooses for 0. */
const listenAt = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? 'is used by another program' : `can't be opened (${error.code})`
    throw new CommandError(`Port ${port} ${reason}: choose another with --port, or leave it out.`)
  })
  const listening = server.address()
  return typeof listening === 'object' && listening ? listening.port : port
}
