import { CommerceError } from '@vitrine/client'
import type { siteProperties } from '@vitrine/client/business-tools'
import { shop } from '../../session/shop-client.ts'
import type { Part, Revised } from '../use-section.ts'

/** Loaded when it is needed, so that the frame stays small. */
export const propertyCalls = async () =>
  shop.use((await import('@vitrine/client/business-tools')).siteProperties)

interface PropertyTerms<Value> {
  readonly name: string
  /** The properties that it shows. */
  readonly fields: readonly string[]
  draftOf(properties: siteProperties.Properties): Value
  save(value: Value, before: Value): Promise<void>
}

/**
 * A part of the settings that storefronts read as properties of the site. These calls take no revision, so what is
 * saved is compared with what was read before anything is replaced.
 */
export const propertyPart = <Value>({ name, fields, draftOf, save }: PropertyTerms<Value>): Part<Value> => {
  let known: Revised<Value> | undefined
  const read = async (): Promise<Revised<Value>> => {
    const { version, properties } = await (await propertyCalls()).getSiteProperties({ fields })
    const value = draftOf(properties)
    // The version also counts changes of other settings.
    if (JSON.stringify(known?.value) !== JSON.stringify(value)) known = { revision: Number(version), value }
    return known ?? { revision: Number(version), value }
  }
  return {
    ...{ name, read },
    write: async (value, revision) => {
      const before = await read()
      if (before.revision !== revision)
        throw new CommerceError('These settings have changed.', { code: 'CONFLICT' })
      await save(value, before.value)
      return read()
    },
  }
}
