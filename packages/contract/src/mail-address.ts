import { domainToASCII, domainToUnicode } from 'node:url'

const LONGEST = 254
const FORM = /^([a-z\d!#$%&'*+/=?^_`{|}~.-]{1,64})@([^\s\p{C}"(),:;<>@[\\\]]{1,253})$/u
const HOST = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/
const ASCII = /^[\0-\x7f]*$/

/**
 * Converts an email address to its canonical form: trimmed, lower case, with its domain in ASCII (RFC 5891).
 * Every call that takes an address stores and compares this form.
 *
 * Returns undefined for anything that isn't one plain address: quoted mailboxes, comments, display names,
 * lists, domain literals, line breaks. It also rejects look-alikes instead of folding them: mailboxes with
 * letters beyond ASCII, and domains with invisible characters or ones that Unicode compatibility mappings or
 * case rules turn into others (full-width letters, ligatures, the Kelvin sign, the dotless i). Plus signs and
 * dots stay, because their meaning is up to the mail provider.
 *
 * @example mailAddressOf(' Ada@Bücher.Example ') // 'ada@xn--bcher-kva.example'
 * @example mailAddressOf('ada@ｅxample.com') // undefined
 * @see Unicode Technical Report 36, section 2.10.2
 */
export const mailAddressOf = (text: string): string | undefined => {
  const typed = text.replace(/^[ \t]+|[ \t]+$/g, '')
  if (typed.length > LONGEST || isLookalike(typed)) return undefined
  const [, mailbox, domain] = FORM.exec(typed.normalize('NFC').toLowerCase()) ?? []
  if (mailbox === undefined || domain === undefined || /^\.|\.\.|\.$/.test(mailbox)) return undefined
  const host = hostOf(domain)
  const address = `${mailbox}@${host}`
  return host === undefined || address.length > LONGEST ? undefined : address
}

/** Rejects hosts that DNS would map to another name, such as one with an ideographic full stop. */
const hostOf = (domain: string): string | undefined => {
  const host = domainToASCII(domain)
  if (!HOST.test(host)) return undefined
  const shown = domainToUnicode(host).split('.')
  const labels = host.split('.')
  const isAsTyped = domain
    .split('.')
    .every((typed, place) => typed === labels[place] || typed === shown[place])
  return isAsTyped ? host : undefined
}

const isLookalike = (text: string): boolean => !ASCII.test(text) && [...text].some(changesItsLook)

/** Whether Unicode maps it to other characters, hides it, or gives it an ASCII letter as its other case. */
const changesItsLook = (character: string): boolean =>
  !ASCII.test(character) &&
  (character.normalize('NFKC') !== character ||
    /\p{Default_Ignorable_Code_Point}/u.test(character) ||
    /^[a-z]$/i.test(character.toUpperCase()) ||
    /^[a-z]/i.test(character.toLowerCase()))
