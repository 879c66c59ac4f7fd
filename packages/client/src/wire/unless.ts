import { loaded } from '../later.ts'
import { type Converter, convert, type Shape } from './convert.ts'

/**
 * Converts by a small shape whatever is usual, and what is rare by a whole one that is loaded then.
 *
 * @param rare - found in the JSON text of what needs the whole shape
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
