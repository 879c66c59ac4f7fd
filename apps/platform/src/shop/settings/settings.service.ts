import type {
  BrandSettingsResponse,
  DeliverySettingsResponse,
  DiscountRulesResponse,
  Empty,
  FeeSettingsResponse,
  TaxSettingsResponse,
  UpdateBrandSettingsRequest,
  UpdateDeliverySettingsRequest,
  UpdateDiscountRulesRequest,
  UpdateFeeSettingsRequest,
  UpdateTaxSettingsRequest,
} from '@vitrine/contract'
import { SETTINGS_PARTS } from '@vitrine/contract/rules'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { wholePart } from '../../floor/http/bodies/whole-part.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../calls/call.ts'
import { sitesStore } from '../sites/sites.store.ts'
import { assertOwnLogo, type Brand, NO_BRAND } from './brand.ts'
import { type Delivery, deliveryTerms, NO_DELIVERY } from './delivery-terms.ts'
import { type DiscountRules, discountOf, NO_RULES } from './discount-rule-terms.ts'
import { type Fees, limitsOf, NO_FEES } from './fee-terms.ts'
import { type StoredSettings, type Subject, settingsStore } from './settings.store.ts'
import { NO_TAX, type Tax } from './tax-terms.ts'

/** A shop's settings for delivery, tax, fees, automatic discounts and brand. */
export interface SettingsService {
  delivery(call: Call<Empty>): Promise<DeliverySettingsResponse>
  /**
   * @throws {Failure} CONFLICT when the given revision is out of date, or someone else is changing them right
   * now
   */
  changeDelivery(call: Call<UpdateDeliverySettingsRequest>): Promise<DeliverySettingsResponse>
  tax(call: Call<Empty>): Promise<TaxSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeTax(call: Call<UpdateTaxSettingsRequest>): Promise<TaxSettingsResponse>
  fees(call: Call<Empty>): Promise<FeeSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeFees(call: Call<UpdateFeeSettingsRequest>): Promise<FeeSettingsResponse>
  rules(call: Call<Empty>): Promise<DiscountRulesResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeRules(call: Call<UpdateDiscountRulesRequest>): Promise<DiscountRulesResponse>
  brand(call: Call<Empty>): Promise<BrandSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeBrand(call: Call<UpdateBrandSettingsRequest>): Promise<BrandSettingsResponse>
}

export interface SettingsParts {
  readonly database: Database
  readonly ids: Ids
  /** The origin of pictures that hosted pages may show. */
  readonly mediaUrl: string
}

const wholeBrand = wholePart(SETTINGS_PARTS.BrandSettings)
const wholeDelivery = wholePart(SETTINGS_PARTS.DeliverySettings)
const wholeTax = wholePart(SETTINGS_PARTS.TaxSettings)
const wholeFees = wholePart(SETTINGS_PARTS.FeeSettings)
const wholeRules = wholePart(SETTINGS_PARTS.DiscountRuleSettings)

export const createSettings = ({ database, ids, mediaUrl }: SettingsParts): SettingsService => {
  const found = async <Document>(siteId: string, subject: Subject, none: Document) =>
    shown((await settingsStore.find<Document>(database, siteId, subject)) ?? { revision: 0, document: none })

  /** Changes the settings of a subject. `decide` returns the whole document, given the previous one. */
  const change = <Document>(
    { actor: { siteId }, at }: Call<unknown>,
    subject: Subject,
    { none, meant, decide, also }: Change<Document>,
  ): Promise<Document & { revision: number }> =>
    database.transaction(async (tx) => {
      const before = await settingsStore.lock<Document>(tx, siteId, subject)
      const revision = before?.revision ?? 0
      if (meant !== undefined && meant !== revision) throw fail('CONFLICT')
      const document = decide({ ...(before?.document ?? none) })
      if (!(await settingsStore.save(tx, siteId, subject, { revision, document }, at))) throw fail('CONFLICT')
      await also?.(tx, document)
      return shown({ revision: revision + 1, document })
    })

  return {
    delivery: async ({ actor }) => ({
      deliverySettings: await found<Delivery>(actor.siteId, 'delivery', NO_DELIVERY),
    }),

    changeDelivery: async (call) => {
      const { currency } = await call.site()
      const { deliverySettings: said } = call.input
      const newIds = (said.regions ?? []).map(() => ids.guid())
      return {
        deliverySettings: await change<Delivery>(call, 'delivery', {
          ...{ none: NO_DELIVERY, meant: said.revision },
          decide: (before) => {
            const { regions } = wholeDelivery({ ...before, ...said, revision: 0 }, 'deliverySettings')
            const delivery = {
              regions: regions.map((region, index) => ({ ...region, id: region.id ?? newIds[index] ?? '' })),
            }
            deliveryTerms(delivery, currency, call.at) // rejects amounts that the currency doesn't have
            return delivery
          },
        }),
      }
    },

    tax: async ({ actor }) => ({ taxSettings: await found<Tax>(actor.siteId, 'tax', NO_TAX) }),

    changeTax: async (call) => {
      const { taxSettings: said } = call.input
      return {
        taxSettings: await change<Tax>(call, 'tax', {
          ...{ none: NO_TAX, meant: said.revision },
          decide: (before) => {
            const { revision: _, ...tax } = wholeTax({ ...before, ...said, revision: 0 }, 'taxSettings')
            return tax
          },
          also: (tx, { pricesIncludeTax }) =>
            sitesStore.setTaxIncluded(tx, call.actor.siteId, pricesIncludeTax),
        }),
      }
    },

    fees: async ({ actor }) => ({ feeSettings: await found<Fees>(actor.siteId, 'fees', NO_FEES) }),

    changeFees: async (call) => {
      const { currency } = await call.site()
      const { feeSettings: said } = call.input
      return {
        feeSettings: await change<Fees>(call, 'fees', {
          ...{ none: NO_FEES, meant: said.revision },
          decide: (before) => {
            const { fees } = wholeFees({ ...before, ...said, revision: 0 }, 'feeSettings')
            for (const [index, fee] of fees.entries()) limitsOf(fee, `feeSettings.fees[${index}]`, currency) // rejects amounts that the currency doesn't have
            return { fees }
          },
        }),
      }
    },

    brand: async ({ actor }) => ({ brandSettings: await found<Brand>(actor.siteId, 'brand', NO_BRAND) }),

    changeBrand: async (call) => {
      const { brandSettings: said } = call.input
      return {
        brandSettings: await change<Brand>(call, 'brand', {
          ...{ none: NO_BRAND, meant: said.revision },
          decide: (before) => {
            const { revision: _, ...brand } = wholeBrand({ ...before, ...said, revision: 0 }, 'brandSettings')
            assertOwnLogo(brand, mediaUrl)
            return brand
          },
          // Mails use it, too. A colour set by the operator stays until it is changed here.
          also: async (tx, { accentColor }) =>
            said.accentColor !== undefined &&
            sitesStore.setAccent(tx, call.actor.siteId, accentColor?.toLowerCase() ?? null),
        }),
      }
    },

    rules: async ({ actor }) => ({
      discountRules: await found<DiscountRules>(actor.siteId, 'discount-rules', NO_RULES),
    }),

    changeRules: async (call) => {
      const { currency } = await call.site()
      const { discountRules: said } = call.input
      const newIds = (said.rules ?? []).map(() => ids.guid())
      return {
        discountRules: await change<DiscountRules>(call, 'discount-rules', {
          ...{ none: NO_RULES, meant: said.revision },
          decide: (before) => {
            const whole = wholeRules({ ...before, ...said, revision: 0 }, 'discountRules')
            const rules = whole.rules.map((rule, index) => ({ ...rule, id: rule.id ?? newIds[index] ?? '' }))
            for (const [index, rule] of rules.entries())
              discountOf(rule, `discountRules.rules[${index}]`, currency) // rejects amounts that the currency doesn't have
            return { rules }
          },
        }),
      }
    },
  }
}

interface Change<Document> {
  /** The default. */
  readonly none: Document
  /** The revision the caller knows, if given. */
  readonly meant: number | undefined
  readonly decide: (before: Document) => Document
  /** Saves what is also stored elsewhere. */
  readonly also?: (tx: Transaction, after: Document) => Promise<unknown>
}

const shown = <Document>({ revision, document }: StoredSettings<Document>) => ({ revision, ...document })
