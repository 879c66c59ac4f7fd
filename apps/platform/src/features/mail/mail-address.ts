import { domainToASCII } from 'node:url'

const MOST_CHARACTERS = 254
const FORM = /^([^\s\p{C}"(),:;<>@[\\\]]{1,64})@([^\s\p{C}"(),:;<>@[\\\]]{1,253})$/u
const HOST = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/

/**
 * Tells whether a text is one address that mail can go to, in letters of any script (RFC 6531). Quoted local parts,
 * comments, address lists and domain literals are none: nobody has them, and forgers like them.
 */
export const isMailAddress = (text: string): boolean => {
  const [, local, domain] = (text.length <= MOST_CHARACTERS && FORM.exec(text)) || []
  if (local === undefined || domain === undefined || /^\.|\.\.|\.$/.test(local)) return false
  return HOST.test(domainToASCII(domain))
}

/** Gives what stands behind the @, as it is written in the domain name system. */
export const mailDomainOf = (address: string): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1))

/** Makes one line of a text, for headers: what would end a line, or cannot be seen, becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
