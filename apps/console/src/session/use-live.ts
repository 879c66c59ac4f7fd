import { useIdle } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { subscribe, whileVisible } from '@vitrine/client/live'
import { useEffect } from 'react'
import { shop } from './shop-client.ts'

/** What to read again after a change, by what has changed. Forms that someone types into are left out. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  inventoryItem: ['stock'],
  order: ['orders', 'order', 'customers', 'customer', 'home'],
  member: ['customers', 'customer', 'home'],
}
const ALL = [...new Set(Object.values(CHANGED).flat())]

/** Changes within this time are read together, so that a busy shop's lists aren't read for every order. */
const GATHER_MS = 500
/** After this long without use, the page stops listening, so that an unused session can end. */
const IDLE_MS = 10 * 60_000

/** Reads lists of orders, customers and stock again when something in them has changed. */
export const useLive = (): void => {
  const queries = useQueryClient()
  const isIdle = useIdle(IDLE_MS, { initialState: false })
  useEffect(() => {
    if (isIdle) return
    const changed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (keys: readonly string[]) => {
      for (const key of keys) changed.add(key)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const key of changed) queries.invalidateQueries({ queryKey: [key] })
        changed.clear()
      }, GATHER_MS)
    }
    const stop = whileVisible((cursor) =>
      subscribe(shop, {
        topics: ['ORDERS', 'MEMBERS', 'INVENTORY'],
        ...(cursor && { cursor }),
        onChange: ({ entity }) => read(CHANGED[entity] ?? []),
        onReset: () => read(ALL),
        // Without a cursor it hears what comes from now on, and the page may have been read a moment before.
        onState: (state) => state === 'live' && !cursor && read(ALL),
      }),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries, isIdle])
}
