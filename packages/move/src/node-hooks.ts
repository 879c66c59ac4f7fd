import type { Addresses } from './addresses.ts'
import { rewritten } from './node-modules.ts'

/** Hooks for `import` in Node.js before 22.15, which run in a thread of their own. */
let addresses: Addresses

export const initialize = (data: Addresses): void => {
  addresses = data
}

export const load = async (
  url: string,
  context: object,
  next: (url: string, context: object) => Promise<{ format: string; source?: string | Uint8Array | null }>,
): Promise<object> => rewritten(await next(url, context), url, addresses)
