import { shop } from '../../session/shop-client.ts'
import type { ExportRun } from './use-export.ts'

/** What is kept in memory, in bytes; the rest is in blobs, which browsers move to disk. */
const MOST_IN_MEMORY = 1_000_000
const NEW_LINE = 10

/** Reads a file of the platform as it arrives, and tells how many lines are there. */
export const streamedFile = async (path: string, { signal, tell }: ExportRun): Promise<Blob> => {
  const response = await shop.fetchWithAuth(path, { signal })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${response.statusText}`)
  const type = response.headers.get('content-type') ?? ''
  const blobs: Blob[] = []
  let recent: Uint8Array<ArrayBuffer>[] = []
  let [size, lines] = [0, 0]
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    recent.push(part.value)
    size += part.value.length
    lines += part.value.reduce((sum, byte) => (byte === NEW_LINE ? sum + 1 : sum), 0)
    tell(Math.max(lines - 1, 0)) // the first line names the columns
    if (size < MOST_IN_MEMORY) continue
    blobs.push(new Blob(recent))
    recent = []
    size = 0
  }
  return new Blob([...blobs, ...recent], { type })
}
