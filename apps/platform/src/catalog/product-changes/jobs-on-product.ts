import type { AuditedChange, AuditedField } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { FindJobsOn, JobOnEntity } from '../../shop/audit/jobs-on-entity.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { KeptChange } from '../exchange/kept/kept-change.ts'
import { keptChangesStore } from '../exchange/kept/kept-changes.store.ts'
import { named, printOf } from '../exchange/kept/product-values.ts'
import type { ValuesOfChange } from './changed-values.ts'
import { productChangesStore } from './product-changes.store.ts'

/** No product is changed by so many jobs in the time that they are kept. */
const MOST_JOBS = 100

/** Finds the bulk changes and imports that changed a product. */
export const findJobsOnProduct: FindJobsOn = async (reader, site, { entityType, entityId }) => {
  if (entityType !== 'PRODUCT') return []
  const { siteId } = site
  const changes = await productChangesStore.ofProduct(reader, siteId, entityId, MOST_JOBS)
  const imports = await keptChangesStore.ofProduct(reader, siteId, entityId, MOST_JOBS)
  const firstLines = new Map(imports.toReversed().map(({ importId, kept }) => [importId, kept]))
  return [
    ...changes.map(({ changeId, values }): JobOnEntity => {
      const fields = fieldsOf(values, site)
      return { job: { entityType: 'PRODUCT_CHANGE', entityId: changeId }, change: changed(entityId, fields) }
    }),
    ...[...firstLines].map(([importId, kept]): JobOnEntity => {
      const fields = 'created' in kept ? [] : namesOf(kept)
      return {
        job: { entityType: 'PRODUCT_IMPORT', entityId: importId },
        change: { ...changed(entityId, fields), ...('created' in kept && { kind: 'CREATED' as const }) },
      }
    }),
  ]
}

const changed = (entityId: string, fields: AuditedField[]): AuditedChange => ({
  ...{ entityType: 'PRODUCT', entityId, kind: 'UPDATED', fields, isCut: false },
})

/** The names of a change's values on the wire. Values of variants are theirs. */
const fieldsOf = ({ before, after }: ValuesOfChange, { currency }: Site): AuditedField[] => {
  const money = (minor: unknown) =>
    typeof minor === 'number' ? (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)) : null
  const fields = Object.keys(after).flatMap((name): AuditedField[] => {
    const [was, is] = [before[name], after[name]]
    if (name.includes(' ')) return [{ field: 'variants' }]
    if (name === 'priceMinor') return [{ field: 'price', before: money(was), after: money(is) }]
    if (name === 'costMinor') return [{ field: 'cost', before: money(was), after: money(is) }]
    if (name === 'discount') return [{ field: 'discount', before: was, after: is }]
    return [{ field: name, before: was, after: is }]
  })
  return fields.filter(({ field }, place) => fields.findIndex((one) => one.field === field) === place)
}

/**
 * An import keeps what it replaced, and only digests of its own values: the history names the fields. It also keeps
 * values that didn't change, but belong to one that did.
 */
const namesOf = ({ before, after }: Exclude<KeptChange, { readonly created: string }>): AuditedField[] => {
  const was = named(before)
  const changed = Object.keys(after).filter((name) => printOf(was.get(name)) !== after[name])
  const names = changed.map((name) => {
    const [part = '', field = part] = name.split(' ')
    if (part === 'own' || part === 'document') return field === 'priceMinor' ? 'price' : field
    return part === 'collections' ? 'collectionIds' : 'variants'
  })
  return [...new Set(names)].map((field) => ({ field: field === 'costMinor' ? 'cost' : field }))
}
