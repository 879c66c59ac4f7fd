import type { HostedDraft } from '@vitrine/contract/hosted-checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckoutApi } from '../api/checkout-api.ts'
import type { visitMemory } from './visit-memory.ts'

/** How long after the last key press a draft is sent. */
const QUIET_MS = 500

/** What is being typed. */
export interface Drafting {
  readonly draft: HostedDraft
  /** Changes parts of the draft, shows them at once and sends the whole soon. */
  change(parts: HostedDraft): void
  /** Drops submitted parts; the platform has dropped them already. */
  drop(...parts: (keyof HostedDraft)[]): void
}

/**
 * Saves typed values on the platform. Drafts are sent one at a time; a failed one is sent with the next
 * change, or when the page is left. Until then the tab keeps it, so a reload loses nothing.
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
        () => undefined, // the next change, or leaving the page, sends it
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
