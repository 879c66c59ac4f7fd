import type { HostedDraft } from '@vitrine/contract/hosted-checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckoutApi } from '../api/checkout-api.ts'
import type { visitMemory } from './visit-memory.ts'

/** How long after the last letter a draft is sent. */
const QUIET_MS = 500

/** What is being typed. */
export interface Drafting {
  readonly draft: HostedDraft
  /** Changes parts of it, shows them at once and sends the whole soon. */
  change(parts: HostedDraft): void
  /** Forgets parts that were handed in; the platform has forgotten them already. */
  drop(...parts: (keyof HostedDraft)[]): void
}

/**
 * Keeps what is typed on the platform. Drafts are sent one after another, the latest last; one that does not arrive is
 * sent with the next change, and when the page is left. Until then the tab remembers it, for a reload in between.
 */
export const useDraft = (
  api: CheckoutApi,
  stored: HostedDraft,
  memory: ReturnType<typeof visitMemory>,
): Drafting => {
  const [draft, setDraft] = useState(() => memory.draft() ?? stored)
  const latest = useRef(draft)
  const sent = useRef(stored)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(Promise.resolve())

  const send = useCallback(() => {
    clearTimeout(timer.current)
    sending.current = sending.current.then(async () => {
      const now = latest.current
      if (now === sent.current) return
      await api.saveDraft(now).then(
        () => {
          sent.current = now
          if (now === latest.current) memory.keepDraft(undefined)
        },
        () => undefined, // the next change sends it, or leaving does
      )
    })
  }, [api, memory])

  const keep = useCallback(
    (next: HostedDraft) => {
      latest.current = next
      memory.keepDraft(next)
      setDraft(next)
    },
    [memory],
  )

  const change = useCallback(
    (parts: HostedDraft) => {
      keep({ ...latest.current, ...parts })
      clearTimeout(timer.current)
      timer.current = setTimeout(send, QUIET_MS)
    },
    [keep, send],
  )

  const drop = useCallback(
    (...parts: (keyof HostedDraft)[]) => {
      const kept = Object.entries(latest.current).filter(([name]) => !parts.some((part) => part === name))
      keep(Object.fromEntries(kept))
      send()
    },
    [keep, send],
  )

  useEffect(() => {
    if (latest.current !== sent.current) send()
  }, [send])
  useEffect(() => {
    const leave = () => {
      if (latest.current !== sent.current) api.saveDraftAndLeave(latest.current)
      sent.current = latest.current
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [api])

  return { draft, change, drop }
}
