import type {
  AddCustomizationChoicesRequest,
  CreateCustomizationRequest,
  CustomizationResponse,
  RemoveCustomizationChoicesRequest,
  UpdateCustomizationRequest,
} from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { catalogs } from '../../products/records/catalogs.store.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { openCatalog } from '../../products/write/catalog-writer.ts'
import { usedChoices } from '../../shared-names/choice-uses.store.ts'
import { choiceId, sharedId } from '../../shared-names/shared-id.ts'
import type { SharedChoice, SharedName } from '../../shared-names/shared-name.ts'
import { type KeptName, sharedNames } from '../../shared-names/shared-names.store.ts'
import { customizationOf } from './shared-entities.ts'
import { freeTextOf, type GivenChoice, MOST_CHOICES, sharedChoices } from './written-customization.ts'

type Answer<Input> = (call: Call<Input>) => Promise<CustomizationResponse>

/** Writes of the options and modifiers that products share, for merchants and apps. */
export interface CustomizationWrites {
  readonly create: Answer<CreateCustomizationRequest>
  readonly update: Answer<UpdateCustomizationRequest>
  readonly addChoices: Answer<AddCustomizationChoicesRequest>
  readonly removeChoices: Answer<RemoveCustomizationChoicesRequest>
}

/** How to change a customization. Choices that go must not be a product's. */
type Edit = (before: KeptName) => SharedName

export const createCustomizationWrites = ({ database, clock }: CatalogWritesParts): CustomizationWrites => {
  const inCatalog = <T>(site: Site, write: (tx: Transaction, now: number) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      await openCatalog(tx, site, now)
      await catalogs.change(tx, site.siteId, 0)
      return write(tx, now)
    })

  const found = async (reader: Transaction | typeof database, site: Site, id: string): Promise<KeptName> => {
    const kept = (await sharedNames.byId(reader, site.siteId, [id])).get(id)
    if (kept?.kind !== 'option' && kept?.kind !== 'modifier') throw fail('CUSTOMIZATION_NOT_FOUND')
    return kept
  }

  /** Products are read before the transaction; only those that changed since are read in it. */
  const change = async (call: Call<unknown>, id: string, edit: Edit): Promise<CustomizationResponse> => {
    const site = await call.site()
    const { siteId } = site
    const carryOut = async (claim?: (tx: Transaction) => Promise<void>): Promise<void> => {
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
    await once(database, call.attempt(), id, carryOut, async () => {})
    return { customization: customizationOf(await found(database, site, id)) }
  }

  return {
    create: async (call) => {
      const site = await call.site()
      const { name, customizationType, customizationRenderType: type, ...given } = call.input.customization
      const kind = customizationType === 'PRODUCT_OPTION' ? 'option' : 'modifier'
      const id = sharedId(site.siteId, kind, name)
      const isText = type === 'FREE_TEXT' || (!type && given.freeTextInput !== undefined)
      if (isText && kind === 'option')
        throw refuse('customization.customizationRenderType', 'VALIDATION', 'must have choices for an option')
      const shared: SharedName = isText
        ? { id, kind, name, freeText: freeTextOf(given.freeTextInput, name, undefined) }
        : { id, kind, name, choices: choicesOf(given.choicesSettings?.choices, type === 'SWATCH_CHOICES') }
      const carryOut = (claim?: (tx: Transaction) => Promise<void>) =>
        inCatalog(site, async (tx, now) => {
          if ((await sharedNames.byId(tx, site.siteId, [id])).size > 0)
            throw fail('CUSTOMIZATION_ALREADY_EXISTS')
          await sharedNames.save(tx, site.siteId, [shared], now)
          noteCustomization(tx, null, shared)
          await claim?.(tx)
        })
      await once(database, call.attempt(), id, carryOut, async () => {})
      return { customization: customizationOf(await found(database, site, id)) }
    },

    update: (call) => {
      const { id, revision, name, choicesSettings, freeTextInput } = call.input.customization
      return change(call, String(id), (before) => {
        if (revision !== String(before.revision)) throw fail('CONFLICT')
        if (name !== undefined && name !== before.name)
          throw refuse('customization.name', 'VALIDATION', 'cannot be changed')
        if (before.freeText)
          return { ...before, freeText: freeTextOf(freeTextInput, before.name, before.freeText) }
        if (!choicesSettings?.choices) return before
        return { ...before, choices: choicesOf(choicesSettings.choices, isColored(before)) }
      })
    },

    addChoices: (call) => {
      const { customizationId, choices } = call.input
      return change(call, customizationId, (before) => {
        const present = withChoices(before)
        const known = new Set(present.map(({ name }) => name))
        const added = sharedChoices(choices, isColored(before), 'choices').filter(
          ({ name }) => !known.has(name),
        )
        if (present.length + added.length > MOST_CHOICES) throw fail('CHOICES_LIMIT_EXCEEDED')
        return { ...before, choices: [...present, ...added] }
      })
    },

    removeChoices: (call) => {
      const { customizationId, choiceIds } = call.input
      return change(call, customizationId, (before) => {
        const present = new Map(
          withChoices(before).map((choice) => [choiceId(before.id, choice.name), choice]),
        )
        const missing = choiceIds.find((id) => !present.has(id))
        if (missing !== undefined) throw fail('CHOICE_NOT_FOUND', { choiceId: missing })
        for (const id of choiceIds) present.delete(id)
        return { ...before, choices: [...present.values()] }
      })
    },
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

const NONE: ReadonlySet<string> = new Set()

const choicesOf = (given: readonly GivenChoice[] | undefined, isColor: boolean): SharedChoice[] => {
  const field = 'customization.choicesSettings.choices'
  if (!given || given.length === 0) throw refuse(field, 'MIN_SIZE', 'must have at least 1 item')
  return sharedChoices(given, isColor, field)
}

const withChoices = ({ freeText, choices = [] }: SharedName): readonly SharedChoice[] => {
  if (freeText) throw fail('DOESNT_SUPPORT_CHOICES')
  return choices
}

const isColored = ({ choices = [] }: SharedName): boolean =>
  choices.length > 0 && choices.every(({ colorCode }) => colorCode !== undefined)

const lostChoices = (before: SharedName, after: SharedName): string[] => {
  const left = new Set(after.choices?.map(({ name }) => name))
  return (before.choices ?? []).flatMap(({ name }) => (left.has(name) ? [] : [name]))
}
