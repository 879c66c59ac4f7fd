import type { RecordedRequest } from './recorded.ts'

interface Frame {
  style: { display?: string }
  src?: string
  parentElement?: { removeChild(frame: Frame): void }
}

interface AuthorizeBody {
  auth: { authRequest: { state: string } }
}

/**
 * Gives a call the parts of a browser that a hidden frame needs, and the recorded answer: a message with a
 * code, or none until the timeout.
 * @param requests - what the call has sent so far
 */
export async function withFrames(
  isAnswered: boolean,
  requests: RecordedRequest[],
  work: () => Promise<object>,
): Promise<object> {
  const open: Frame[] = []
  const shown: Frame[] = []
  const listeners = new Set<(event: { data: unknown }) => void>()
  const timers: number[] = []

  const answer = () => {
    const sent = requests[0]?.body as AuthorizeBody | undefined
    const state = sent?.auth.authRequest.state
    for (const listener of listeners) listener({ data: { code: 'CODE-D', state } })
  }
  const body = {
    appendChild(frame: Frame) {
      shown.push(frame)
      open.push(frame)
      frame.parentElement = { removeChild: () => open.splice(open.indexOf(frame), 1) }
      if (isAnswered) queueMicrotask(answer)
    },
  }
  const window = {
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
  }
  const setTimeout = (run: (...args: unknown[]) => void, ms: number, ...args: unknown[]) => {
    timers.push(ms)
    if (!isAnswered) queueMicrotask(() => run(...args))
  }
  const scope = globalThis as unknown as Record<string, unknown>
  const { setTimeout: realSetTimeout } = scope
  Object.assign(scope, {
    document: { body, createElement: (): Frame => ({ style: {} }) },
    window,
    setTimeout,
  })
  try {
    const outcome = await work()
    return {
      ...outcome,
      iframes: shown.map(({ src, style }) => ({ src, display: style.display })),
      framesLeft: open.length,
      listenersLeft: listeners.size,
      ...(!isAnswered && { timeoutMs: timers[0] }),
    }
  } finally {
    Object.assign(scope, { setTimeout: realSetTimeout, document: undefined, window: undefined })
  }
}
