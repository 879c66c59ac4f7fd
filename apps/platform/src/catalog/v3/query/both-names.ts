import type { Field, Fields } from '../../../floor/query/field.ts'

const UNDERSCORED = /^(id|createdDate|updatedDate)$/

/** A table of fields, each also under the name that the public packages show, such as `_id`. */
export const withShownNames = (fields: readonly (readonly [string, Field])[]): Fields =>
  new Map(
    fields.flatMap(([name, field]): [string, Field][] => {
      const parts = name.split('.')
      const last = parts.pop() ?? name
      if (!UNDERSCORED.test(last)) return [[name, field]]
      return [
        [name, field],
        [[...parts, `_${last}`].join('.'), field],
      ]
    }),
  )
