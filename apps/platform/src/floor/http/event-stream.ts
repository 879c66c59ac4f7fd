import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Where the messages of a stream go. */
export interface EventSink {
  /**
   * Sends messages. A reader that hasn't taken the earlier ones is disconnected instead; it can reconnect and
   * continue where it left off.
   */
  write(text: string): void
  /** Resolves once everything was sent, or the reader is gone. */
  drained(): Promise<void>
  end(): void
  whenClosed(callback: () => void): void
}

/** A response that is a stream of server-sent events; `open` gets the sink once the headers are sent. */
export class EventStream {
  readonly open: (sink: EventSink) => void

  constructor(open: (sink: EventSink) => void) {
    this.open = open
  }
}

/**
 * Proxies must pass every message on at once, unchanged: no buffer, no compression. The connection ends with
 * the stream, because an idle one would hold up a server that is closing for its keep-alive time.
 */
const HEADERS = {
  connection: 'close',
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Responses that are streams. */
const streams = new WeakSet<ServerResponse>()

/** The most bytes that may wait for a slow reader. */
const MOST_WAITING_BYTES = 65_536

/** Sends the headers of a stream and opens it. */
export const sendEvents = (reply: FastifyReply, stream: EventStream): FastifyReply => {
  const { raw, request } = reply
  reply.hijack()
  raw.writeHead(200, { ...textHeaders(reply), ...HEADERS })
  if (request.method === 'HEAD') {
    raw.end()
    return reply
  }
  raw.flushHeaders()
  streams.add(raw)
  stream.open({
    write: (text) => {
      if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
      else if (!raw.destroyed && !raw.writableEnded) raw.write(text)
    },
    drained: () => drained(raw),
    end: () => void raw.end(),
    whenClosed: (callback) => void raw.once('close', callback),
  })
  return reply
}

/** Ends a response if it is a stream, which would never end otherwise. */
export const endStream = (response: ServerResponse): void => {
  if (streams.has(response)) response.end()
}

const drained = (raw: ServerResponse): Promise<void> => {
  if (!raw.writableNeedDrain || raw.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      raw.off('drain', done).off('close', done)
      resolve()
    }
    raw.on('drain', done).on('close', done)
  })
}

/** The headers that hooks have set. */
const textHeaders = (reply: FastifyReply): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  )
