import * as contract from '@vitrine/contract'
import type { TSchema } from 'typebox'

/** Gives types their names: one name per shape, one shape per name. */
export interface TypeNames {
  /**
   * Returns the name of a shape: its title, or where it was found if another shape has the title already.
   *
   * @param place - where it was found, such as `ProductStock`
   */
  of(title: string | undefined, place: string, shape: string): string
}

export const createTypeNames = (): TypeNames => {
  const shapes = new Map<string, string>()
  const claim = (name: string, shape: string): boolean => {
    const known = shapes.get(name) ?? shape
    shapes.set(name, known)
    return known === shape
  }
  return {
    of: (title, place, shape) => {
      const wished = [title, place].flatMap((name) => name ?? [])
      const free = wished.find((name) => claim(name, shape))
      if (free !== undefined) return free
      let number = 2
      while (!claim(`${place}${number}`, shape)) number += 1
      return `${place}${number}`
    },
  }
}

/** Limits and marks. They don't change what a shape holds, and apply again when the operation runs. */
const BESIDES = new Set(['readOnly', 'description', 'format', 'pattern', 'x-exclusive'])
const LIMIT = /^(min|max)(Length|Items|imum)$/

/** Returns a text that is the same for schemas with the same fields. */
export const shapeOf = (schema: TSchema): string =>
  JSON.stringify(schema, (key, value: unknown) =>
    typeof value !== 'object' && (BESIDES.has(key) || LIMIT.test(key)) ? undefined : value,
  )

const valuesOf = (member: unknown): readonly string[] =>
  typeof member === 'object' && member !== null ? Object.keys(member) : []

/** The contract's enumerations by their values. */
const ENUMERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(contract)
    .filter(([name, member]) => /^[A-Z]\w*[a-z]/.test(name) && isEnumeration(member))
    .map(([name, member]) => [valuesOf(member).join(), name]),
)

/** An enumeration maps each value to itself. */
function isEnumeration(member: unknown): boolean {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return false
  const entries = Object.entries(member)
  return entries.length > 0 && entries.every(([key, value]) => key === value)
}

/** Returns the contract's name for a list of values. */
export const enumerationOf = (values: readonly string[]): string | undefined =>
  ENUMERATIONS.get(values.join())
