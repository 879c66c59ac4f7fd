import { loaded } from '../calls/later.ts'
import { type Converter, convert, type Shape } from './convert.ts'

/**
 * Converts the usual cases with a small shape, and rare ones with a full shape that is loaded when needed.
 * @param rare - matches the JSON text of values that need the full shape
 */
export const unless = <Whole extends Shape>(
  rare: RegExp,
  usual: Shape,
  load: () => Promise<Whole>,
): Whole => {
  const converter: Converter<unknown> = (value, toWire, text = JSON.stringify(value)) =>
    rare.test(text)
      ? loaded(load()).then((whole) => convert(value, whole, toWire))
      : convert(value, usual, toWire)
  return converter as never
}
