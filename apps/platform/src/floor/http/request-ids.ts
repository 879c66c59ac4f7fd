import { randomBytes } from 'node:crypto'

/**
 * Creates request ids: unique across processes and restarts, short, and in order of arrival within one
 * process.
 */
export const createRequestIds = (): (() => string) => {
  const start = `${Math.floor(Date.now() / 1000)}.${randomBytes(5).toString('hex')}`
  let count = 0
  return () => `${start}${(++count).toString(36).padStart(4, '0')}`
}
