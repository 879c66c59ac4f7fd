import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that can't be confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16
const FORM = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** Creates an unguessable code: one of 31^16, evenly distributed. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Formats a code as printed on a card, in groups of four. */
export const printedCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** Normalizes a typed code, in any letter case, with or without dashes; undefined if it isn't one. */
export const codeOf = (typed: string): string | undefined => {
  const code = typed.slice(0, 100).normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  return FORM.test(code) ? code : undefined
}

/** The stored form of a code, so codes read from the database can't be spent. Random codes need no salt. */
export const codeDigest = (code: string): string => createHash('sha256').update(code).digest('base64url')
