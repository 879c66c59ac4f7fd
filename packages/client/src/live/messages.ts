/** A message of a stream of server-sent events. */
export interface Message {
  /** `message` unless the stream names it. */
  event: string
  data: string
}

/** What the stream sends in addition to messages. */
export interface StreamNotes {
  /** Where to continue if the connection breaks now. */
  id?: string
  /** How long to wait before connecting again, in milliseconds. */
  retryMs?: number
}

/**
 * Reads a stream of server-sent events, and keeps its last id and pause in `notes`.
 * @param alive - called for everything that arrives
 * @throws what reading throws
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  notes: StreamNotes,
  alive: () => void,
): AsyncGenerator<Message> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let event = ''
  let data: string[] = []
  let id = notes.id
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      // A line ends with \n, \r\n or \r; the last \r may be half of one.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, name = '', text = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
        if (name === 'event') event = text
        if (name === 'data') data.push(text)
        if (name === 'id') id = text
        if (name === 'retry' && /^\d+$/.test(text)) notes.retryMs = Number(text)
        if (line !== '') continue
        if (id !== undefined) notes.id = id
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
        event = ''
        data = []
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
