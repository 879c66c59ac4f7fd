import type { ExportRun } from '../list/use-export.ts'
import { shop } from '../session/shop-client.ts'
import { type AskedCustomers, filterOf } from './read-customers.ts'

/** Reads the platform's file of a list of customers as it arrives. It has every column of the list. */
export const customerFile = async (asked: AskedCustomers, { signal, tell }: ExportRun): Promise<Blob> => {
  const path = `/vitrine/v1/customer-exports?${new URLSearchParams(filterOf(asked))}`
  const response = await shop.fetchWithAuth(path, { signal })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${response.statusText}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    lines += part.value.reduce((sum, byte) => (byte === NEW_LINE ? sum + 1 : sum), 0)
    tell(Math.max(lines - 1, 0)) // the first line names the columns
  }
  return new Blob(parts, { type: 'text/csv' })
}

const NEW_LINE = 10
