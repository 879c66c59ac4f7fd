import { createHash } from 'node:crypto'
import { createBounded } from '../floor/bounded.ts'
import { refuseDocument } from './graph-errors.ts'

/** The most text that a process keeps. */
const KEPT_CHARACTERS = 4_000_000

/** Which document a request means: by its text, by the SHA-256 of its text, or both. */
export interface Meant {
  readonly query?: string | undefined
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } | undefined } | undefined
}

/**
 * Keeps documents by their SHA-256, so that clients can send the hash instead of the text. A process that
 * doesn't know a hash says so, and the client sends the text again.
 */
export const createPersistedDocuments = () => {
  const texts = createBounded<string>(KEPT_CHARACTERS)
  return {
    /** @throws {DocumentRefused} if the hash is unknown, or isn't the text's */
    textOf: ({ query, extensions }: Meant): string => {
      const hash = extensions?.persistedQuery?.sha256Hash.toLowerCase()
      if (query === undefined) {
        const known = hash === undefined ? undefined : texts.get(hash)
        if (known !== undefined) return known
        throw hash === undefined
          ? refuseDocument('BAD_USER_INPUT', 'query or extensions.persistedQuery must be given.')
          : refuseDocument('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
      }
      if (hash !== undefined && hash !== createHash('sha256').update(query).digest('hex'))
        throw refuseDocument('PERSISTED_QUERY_MISMATCH', "The SHA-256 isn't the document's.")
      return query
    },
    /** Keeps a document that has passed all checks, if the request gave its hash. */
    keep: ({ extensions }: Meant, text: string): void => {
      const hash = extensions?.persistedQuery?.sha256Hash.toLowerCase()
      if (hash !== undefined) texts.set(hash, text, text.length)
    },
  }
}
