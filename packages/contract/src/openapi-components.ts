import Type, { type TSchema } from 'typebox'
import { fieldOf } from './declare/constraint.ts'

/** A piece of JSON Schema, or of the document around it, ready to print. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Collects the titled schemas of a document. Each is printed once and referenced by its title. */
export class Components {
  readonly #printed = new Map<string, { readonly text: string; readonly schema: JsonSchema }>()

  /** The schemas collected so far, ordered by title. */
  get schemas(): Readonly<Record<string, JsonSchema>> {
    const entries = [...this.#printed].map(([title, { schema }]) => [title, schema] as const)
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /**
   * Prints a schema as plain JSON Schema 2020-12. Titled schemas become components. If two schemas share a
   * title but differ, as input forms can in their required fields, the later one is printed in place.
   */
  print(schema: TSchema): JsonSchema {
    if (Type.IsCyclic(schema)) {
      for (const [name, definition] of Object.entries(schema.$defs))
        this.#refer(name, this.#plain(definition))
      return referenceTo(schema.$ref)
    }
    if (Type.IsRef(schema)) return referenceTo(schema.$ref)
    const title = fieldOf(schema, 'title')
    if (typeof title !== 'string') return this.#plain(schema)
    const { readOnly, ...plain } = this.#plain(schema)
    return { ...this.#refer(title, plain), ...(readOnly === true && { readOnly }) }
  }

  #refer(title: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema)
    const known = this.#printed.get(title)
    if (known && known.text !== text) return schema
    this.#printed.set(title, { text, schema })
    return referenceTo(title)
  }

  #plain(schema: TSchema): JsonSchema {
    const { $id: _, ...shown }: Record<string, unknown> = { ...schema }
    if (Type.IsUnion(schema)) return { ...shown, anyOf: schema.anyOf.map((option) => this.print(option)) }
    if (Type.IsArray(schema)) return { ...shown, items: this.print(schema.items) }
    if (Type.IsEnum(schema)) return { type: 'string', ...shown }
    if (Type.IsRecord(schema)) {
      const { patternProperties, ...kept } = shown
      const [entries] = Object.values(schema.patternProperties)
      return { ...kept, additionalProperties: entries ? this.print(entries) : true }
    }
    if (!Type.IsObject(schema)) return shown
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, this.print(field)])
    return { ...shown, properties: Object.fromEntries(fields) }
  }
}

const referenceTo = (title: string): JsonSchema => ({ $ref: `#/components/schemas/${title}` })
