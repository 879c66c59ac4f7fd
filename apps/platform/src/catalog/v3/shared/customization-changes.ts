import type { CreateCustomizationRequest, Customization } from '@vitrine/contract'
import type { Reader, Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import { type Claim, once } from '../../../shop/idempotency/once.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { catalogs } from '../../products/records/catalogs.store.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { openCatalog } from '../../products/write/catalog-writer.ts'
import { usedChoices } from '../../shared-names/choice-uses.store.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'
import { type KeptName, sharedNames } from '../../shared-names/shared-names.store.ts'
import { choicesOf, type Edit } from './customization-edits.ts'
import { customizationOf } from './shared-entities.ts'
import { freeTextOf } from './written-customization.ts'

/** One change of an option or modifier, in a transaction of its own. */
export interface CustomizationChanges {
  /** @throws {Failure} CUSTOMIZATION_ALREADY_EXISTS */
  create(
    site: Site,
    attempt: Attempt | undefined,
    given: CreateCustomizationRequest['customization'],
  ): Promise<Customization>
  /** @throws {Failure} CUSTOMIZATION_NOT_FOUND, CHOICE_ASSIGNED_TO_PRODUCT, and what the edit throws */
  change(site: Site, attempt: Attempt | undefined, id: string, edit: Edit): Promise<Customization>
}

export const createCustomizationChanges = ({ database, clock }: CatalogWritesParts): CustomizationChanges => {
  const inCatalog = <T>(site: Site, write: (tx: Transaction, now: number) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      await openCatalog(tx, site, now)
      await catalogs.change(tx, site.siteId, 0)
      return write(tx, now)
    })

  const found = async (reader: Reader, site: Site, id: string): Promise<KeptName> => {
    const kept = (await sharedNames.byId(reader, site.siteId, [id])).get(id)
    if (kept?.kind !== 'option' && kept?.kind !== 'modifier') throw fail('CUSTOMIZATION_NOT_FOUND')
    return kept
  }

  /** Products are read before the transaction; only those that changed since are read in it. */
  const carryOut = async (site: Site, id: string, edit: Edit, claim: Claim | undefined): Promise<void> => {
    const { siteId } = site
    const since = clock.now()
    const first = await found(database, site, id)
    const used =
      lostChoices(first, edit(first)).length > 0 ? await usedChoices(database, siteId, first) : NONE
    await inCatalog(site, async (tx, now) => {
      const before = await found(tx, site, id)
      const after = edit(before)
      const lost = lostChoices(before, after)
      if (lost.length > 0) {
        const lately = await usedChoices(tx, siteId, before, since)
        const taken = lost.find((name) => used.has(name) || lately.has(name))
        if (taken !== undefined) throw fail('CHOICE_ASSIGNED_TO_PRODUCT', { choice: taken })
      }
      await claim?.(tx)
      if (JSON.stringify(shownOf(before)) === JSON.stringify(shownOf(after))) return
      await sharedNames.replace(tx, siteId, after, now)
      noteCustomization(tx, before, after)
    })
  }

  return {
    create: async (site, attempt, given) => {
      const shared = sharedOf(site, given)
      const { id } = shared
      await once(
        database,
        attempt,
        id,
        (claim) =>
          inCatalog(site, async (tx, now) => {
            if ((await sharedNames.byId(tx, site.siteId, [id])).size > 0)
              throw fail('CUSTOMIZATION_ALREADY_EXISTS')
            await sharedNames.save(tx, site.siteId, [shared], now)
            noteCustomization(tx, null, shared)
            await claim?.(tx)
          }),
        async () => {},
      )
      return customizationOf(await found(database, site, id))
    },

    change: async (site, attempt, id, edit) => {
      await once(
        database,
        attempt,
        id,
        (claim) => carryOut(site, id, edit, claim),
        async () => {},
      )
      return customizationOf(await found(database, site, id))
    },
  }
}

const NONE: ReadonlySet<string> = new Set()

/** A new option or modifier. */
const sharedOf = (
  { siteId }: Site,
  {
    name,
    customizationType,
    customizationRenderType: type,
    choicesSettings,
    freeTextInput,
  }: CreateCustomizationRequest['customization'],
): SharedName => {
  const kind = customizationType === 'PRODUCT_OPTION' ? 'option' : 'modifier'
  const id = sharedId(siteId, kind, name)
  const isText = type === 'FREE_TEXT' || (!type && freeTextInput !== undefined)
  if (isText && kind === 'option')
    throw refuse('customization.customizationRenderType', 'VALIDATION', 'must have choices for an option')
  return isText
    ? { id, kind, name, freeText: freeTextOf(freeTextInput, name, undefined) }
    : {
        id,
        kind,
        name,
        choices: choicesOf(choicesSettings?.choices, { id, isColor: type === 'SWATCH_CHOICES' }),
      }
}

/** What the audit log shows of an option or modifier. */
const shownOf = ({ kind, name, choices, freeText }: SharedName): object => ({ kind, name, choices, freeText })

const noteCustomization = (tx: Transaction, before: SharedName | null, after: SharedName): void =>
  noteChange(tx, {
    ...{ entityType: 'SHARED_NAME', entityId: after.id },
    before: before && shownOf(before),
    after: shownOf(after),
  })

const lostChoices = (before: SharedName, after: SharedName): string[] => {
  const left = new Set(after.choices?.map(({ name }) => name))
  return (before.choices ?? []).flatMap(({ name }) => (left.has(name) ? [] : [name]))
}
