import { folded } from '@vitrine/contract/folded'

/** Parts the folded name from the name itself; below every other character, so that shorter names come first. */
const END = '\u0001'

/** The beginning of every key whose name begins with this text, without regard to case. */
export const nameStart = (text: string): string => folded(text.replaceAll(END, ''))

/**
 * The text by which names are stored, ordered and searched: the name without case, then the name as it is.
 *
 * Compared byte by byte such keys order names as shoppers expect (apple, Banana, cherry), differ where names
 * differ in anything, and begin with the folded beginning of the name. So one column with one index serves
 * order, equality and search by prefix, on both engines alike.
 */
export const nameKey = (name: string): string => nameStart(name) + END + name

/** A piece of every key whose name ends with this text, without regard to case. */
export const nameEnd = (text: string): string => nameStart(text) + END
