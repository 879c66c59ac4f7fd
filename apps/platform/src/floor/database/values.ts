import { InvalidValue } from './errors.ts'
import type { Value } from './statements/statement.ts'

/**
 * Rejects values that the engines would store differently: undefined and booleans (NULL for SQLite, text for
 * PostgreSQL), NUL in text (not in PostgreSQL), integers beyond a double.
 *
 * @throws {InvalidValue} naming the position, counted from 1, never the value
 */
export const checkValues = (values: readonly Value[]): void => {
  for (let index = 0; index < values.length; index++) {
    const fault = faultOf(values[index])
    if (fault) throw new InvalidValue(`Value ${index + 1} ${fault}.`)
  }
}

const faultOf = (value: Value | undefined): string | undefined => {
  switch (typeof value) {
    case 'string':
      return value.includes('\0') ? 'holds a NUL character' : undefined
    case 'number':
      return isStorable(value) ? undefined : 'is not a finite number or an integer within 2^53'
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? undefined : 'is beyond 2^53'
    case 'object':
      return value === null || value instanceof Uint8Array ? undefined : 'must be text, a number or bytes'
    default:
      return 'must be text, a number or bytes'
  }
}

const isStorable = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
