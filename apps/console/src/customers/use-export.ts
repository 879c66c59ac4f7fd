import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { problemOf } from '../parts/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'
import { type AskedCustomers, filterOf } from './read-customers.ts'

/** The export of a list to a file. */
export interface ListExport {
  /** How many rows have arrived; undefined while none is running. */
  readonly rows: number | undefined
  start(asked: AskedCustomers): void
  stop(): void
}

/** Saves the list of customers as a CSV file, as it arrives. It can be stopped, and stops when the page is left. */
export const useExport = (): ListExport => {
  const { t } = useWords()
  const [rows, setRows] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (asked: AskedCustomers) => {
    const controller = new AbortController()
    running.current = controller
    setRows(0)
    try {
      const query = new URLSearchParams(filterOf(asked))
      const path = `/vitrine/v1/customer-exports?${query}`
      const response = await shop.fetchWithAuth(path, { signal: controller.signal })
      if (!response.ok || !response.body) throw new Error(`${response.status} ${response.statusText}`)
      save(await collect(response.body, setRows))
    } catch (error) {
      if (!controller.signal.aborted) {
        const { title, hint } = problemOf(error, t)
        notifications.show({ title, message: hint, color: 'red', autoClose: 10_000 })
      }
    }
    setRows(undefined)
  }
  return { rows, start: (asked) => void start(asked), stop: () => running.current?.abort() }
}

/** Reads a file, and tells how many rows it has so far, without its head. */
const collect = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (rows: number) => void) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let rows = -1
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    rows += part.value.reduce((sum, byte) => (byte === NEW_LINE ? sum + 1 : sum), 0)
    tell(Math.max(rows, 0))
  }
  return new Blob(parts, { type: 'text/csv' })
}

const NEW_LINE = 10

const save = (file: Blob): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'customers.csv'
  link.click()
  URL.revokeObjectURL(url)
}
