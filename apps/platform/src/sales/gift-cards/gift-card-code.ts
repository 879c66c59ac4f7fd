import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16
const FORM = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** Makes a code that nobody can guess: 31^16 of them, drawn evenly. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Writes a code as it is printed on a card, in fours. */
export const printedCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** Makes one of all ways to type a code, in any letter case, with or without dashes; undefined for what is none. */
export const codeOf = (typed: string): string | undefined => {
  const code = typed.slice(0, 100).normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  return FORM.test(code) ? code : undefined
}

/** What is kept of a code, so that whoever reads the database spends nothing. Random codes need no salt. */
export const codeDigest = (code: string): string => createHash('sha256').update(code).digest('base64url')
