import { randomUUID } from 'node:crypto'

/** Creates identifiers, passed in so that tests can predict them. */
export interface Ids {
  /** A random GUID (RFC 9562, version 4). */
  guid(): string
}

export const randomIds: Ids = { guid: randomUUID }
