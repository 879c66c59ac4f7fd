import { folded } from '@vitrine/contract/folded'

/**
 * Separates the folded name from the name itself. Sorts below every other character, so that shorter names
 * come first.
 */
const END = '\u0001'

/** Returns the start of every key whose name starts with this text, ignoring case. */
export const nameStart = (text: string): string => folded(text.replaceAll(END, ''))

/**
 * Returns the text that names are stored, sorted and searched by: the name without case, then the name as it
 * is.
 *
 * Compared byte by byte, such keys sort names as shoppers expect (apple, Banana, cherry), differ if names
 * differ in anything, and start with the folded start of the name. So one column with one index serves
 * sorting, equality and prefix search, alike on both engines.
 */
export const nameKey = (name: string): string => nameStart(name) + END + name

/** Returns the part of a key that every name ending with this text has, ignoring case. */
export const nameEnd = (text: string): string => nameStart(text) + END
