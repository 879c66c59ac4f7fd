import { compileInput } from '@vitrine/contract/validate'
import type { Static, TSchema } from 'typebox'
import type { Block, Look } from './layout.ts'
import type { Words } from './words/words.en.ts'

/** The content a template makes from its data. */
export interface Content {
  readonly subject: string
  readonly blocks: readonly Block[]
  /** Where one click ends such mails (RFC 8058), if they can be ended. */
  readonly unsubscribeUrl?: string | undefined
}

/**
 * A kind of mail. Its data is checked, because it was stored in the database, perhaps by an older version.
 */
export interface Template<Data> {
  /** @throws {Error} naming the field, never its value, when the data is not what the template needs */
  write(data: unknown, words: Words, look: Look): Content
  /** Never set: only carries the type of the data, for those who queue a mail. */
  readonly data?: Data
}

/** Declares a kind of mail by its data and its content. */
export const template = <Schema extends TSchema>(
  schema: Schema,
  write: (data: Static<Schema>, words: Words, look: Look) => Content,
): Template<Static<Schema>> => {
  const violationsOf = compileInput(schema)
  const isData = (data: unknown): data is Static<Schema> => violationsOf(data).length === 0
  return {
    write: (data, words, look) => {
      if (isData(data)) return write(data, words, look)
      const [first] = violationsOf(data)
      throw new Error(`The mail's ${first?.field} ${first?.description}.`)
    },
  }
}
