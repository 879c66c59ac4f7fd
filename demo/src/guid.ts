import { hash128 } from './prng.ts'

const hex = (value: number) => value.toString(16).padStart(8, '0')

/**
 * Derives a GUID from a text, so the demo shop has the same ids on every machine and after every reset. The
 * 128 bits are `hash128` of the text, with version (4) and variant (10xx) bits as in RFC 9562, section 5.4.
 * It looks like a random GUID but is predictable.
 * @example guid('product:moon-jar')
 */
export const guid = (text: string): string => {
  const [a, b, c, d] = hash128(text)
  const digits =
    hex(a) + hex(((b & 0xffff0fff) | 0x4000) >>> 0) + hex(((c & 0x3fffffff) | 0x80000000) >>> 0) + hex(d)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}
