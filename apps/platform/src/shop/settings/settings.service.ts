import type * as wire from '@vitrine/contract'
import { SETTINGS_PARTS } from '@vitrine/contract/rules'
import type { Database } from '../../floor/database/database.ts'
import { wholePart } from '../../floor/http/bodies/whole-part.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../calls/call.ts'
import type { Sites } from '../sites/sites.service.ts'
import { sitesStore } from '../sites/sites.store.ts'
import { assertOwnLogo, NO_BRAND } from './brand.ts'
import { deliveryTerms, NO_DELIVERY } from './delivery-terms.ts'
import { discountOf, NO_RULES } from './discount-rule-terms.ts'
import { limitsOf, NO_FEES } from './fee-terms.ts'
import { NO_PRICE_TERMS } from './price-terms.ts'
import { NO_REMINDERS } from './reminder-terms.ts'
import { assertSearchable, NO_SYNONYMS } from './search-synonyms.ts'
import { settingsDocument } from './settings-document.ts'
import { NO_TAX } from './tax-terms.ts'
import { NO_TRANSLATIONS, translationsOf } from './translated-texts.ts'

/** A shop's settings for delivery, tax, fees, automatic discounts, brand and search. */
export interface SettingsService {
  delivery(call: Call<wire.Empty>): Promise<wire.DeliverySettingsResponse>
  /**
   * @throws {Failure} CONFLICT when the given revision is out of date, or someone else is changing them right
   * now
   */
  changeDelivery(call: Call<wire.UpdateDeliverySettingsRequest>): Promise<wire.DeliverySettingsResponse>
  tax(call: Call<wire.Empty>): Promise<wire.TaxSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeTax(call: Call<wire.UpdateTaxSettingsRequest>): Promise<wire.TaxSettingsResponse>
  fees(call: Call<wire.Empty>): Promise<wire.FeeSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeFees(call: Call<wire.UpdateFeeSettingsRequest>): Promise<wire.FeeSettingsResponse>
  rules(call: Call<wire.Empty>): Promise<wire.DiscountRulesResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeRules(call: Call<wire.UpdateDiscountRulesRequest>): Promise<wire.DiscountRulesResponse>
  brand(call: Call<wire.Empty>): Promise<wire.BrandSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeBrand(call: Call<wire.UpdateBrandSettingsRequest>): Promise<wire.BrandSettingsResponse>
  prices(call: Call<wire.Empty>): Promise<wire.PriceSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changePrices(call: Call<wire.UpdatePriceSettingsRequest>): Promise<wire.PriceSettingsResponse>
  reminders(call: Call<wire.Empty>): Promise<wire.ReminderSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeReminders(call: Call<wire.UpdateReminderSettingsRequest>): Promise<wire.ReminderSettingsResponse>
  search(call: Call<wire.Empty>): Promise<wire.SearchSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeSearch(call: Call<wire.UpdateSearchSettingsRequest>): Promise<wire.SearchSettingsResponse>
  translations(call: Call<wire.Empty>): Promise<wire.TranslationSettingsResponse>
  /** @throws {Failure} CONFLICT, as for delivery */
  changeTranslations(
    call: Call<wire.UpdateTranslationSettingsRequest>,
  ): Promise<wire.TranslationSettingsResponse>
}

export interface SettingsParts {
  readonly database: Database
  readonly ids: Ids
  readonly sites: Pick<Sites, 'forget'>
  /** The origin of pictures that hosted pages may show. */
  readonly mediaUrl: string
}

export const createSettings = ({ database, ids, sites, mediaUrl }: SettingsParts): SettingsService => {
  const delivery = settingsDocument(database, {
    ...{ subject: 'delivery', field: 'deliverySettings', none: NO_DELIVERY },
    read: wholePart(SETTINGS_PARTS.DeliverySettings),
  })
  const tax = settingsDocument(database, {
    ...{ subject: 'tax', field: 'taxSettings', none: NO_TAX },
    read: wholePart(SETTINGS_PARTS.TaxSettings),
  })
  const fees = settingsDocument(database, {
    ...{ subject: 'fees', field: 'feeSettings', none: NO_FEES },
    read: wholePart(SETTINGS_PARTS.FeeSettings),
  })
  const rules = settingsDocument(database, {
    ...{ subject: 'discount-rules', field: 'discountRules', none: NO_RULES },
    read: wholePart(SETTINGS_PARTS.DiscountRuleSettings),
  })
  const brand = settingsDocument(database, {
    ...{ subject: 'brand', field: 'brandSettings', none: NO_BRAND },
    read: wholePart(SETTINGS_PARTS.BrandSettings),
  })
  const prices = settingsDocument(database, {
    ...{ subject: 'prices', field: 'priceSettings', none: NO_PRICE_TERMS },
    read: wholePart(SETTINGS_PARTS.PriceSettings),
  })
  const reminders = settingsDocument(database, {
    ...{ subject: 'reminders', field: 'reminderSettings', none: NO_REMINDERS },
    read: wholePart(SETTINGS_PARTS.ReminderSettings),
  })
  const search = settingsDocument(database, {
    ...{ subject: 'search', field: 'searchSettings', none: NO_SYNONYMS },
    read: wholePart(SETTINGS_PARTS.SearchSettings),
  })
  const translations = settingsDocument(database, {
    ...{ subject: 'translations', field: 'translationSettings', none: NO_TRANSLATIONS },
    read: wholePart(SETTINGS_PARTS.TranslationSettings),
  })
  const withId = <Part extends { id?: string | undefined }>(part: Part) => ({
    ...part,
    id: part.id ?? ids.guid(),
  })

  return {
    delivery: async (call) => ({ deliverySettings: await delivery.get(call) }),

    changeDelivery: async (call) => {
      const { currency } = await call.site()
      const changed = await delivery.change(
        call,
        call.input.deliverySettings,
        ({ regions, returnDays, timeZone }) => {
          const document = {
            regions: regions.map(withId),
            ...(returnDays != null && { returnDays }),
            ...(timeZone != null && { timeZone }),
          }
          deliveryTerms(document, currency, call.at) // rejects amounts that the currency doesn't have
          return document
        },
        (tx, { timeZone }) => sitesStore.setTimeZone(tx, call.actor.siteId, timeZone ?? null),
      )
      sites.forget(call.actor.siteId)
      return { deliverySettings: changed }
    },

    tax: async (call) => ({ taxSettings: await tax.get(call) }),

    changeTax: async (call) => ({
      taxSettings: await tax.change(
        call,
        call.input.taxSettings,
        ({ revision: _, ...document }) => document,
        (tx, { pricesIncludeTax }) => sitesStore.setTaxIncluded(tx, call.actor.siteId, pricesIncludeTax),
      ),
    }),

    fees: async (call) => ({ feeSettings: await fees.get(call) }),

    changeFees: async (call) => {
      const { currency } = await call.site()
      const changed = await fees.change(call, call.input.feeSettings, ({ fees: all }) => {
        // rejects amounts that the currency doesn't have
        for (const [index, fee] of all.entries()) limitsOf(fee, `feeSettings.fees[${index}]`, currency)
        return { fees: all }
      })
      return { feeSettings: changed }
    },

    rules: async (call) => ({ discountRules: await rules.get(call) }),

    changeRules: async (call) => {
      const { currency } = await call.site()
      const changed = await rules.change(call, call.input.discountRules, (whole) => {
        const withIds = whole.rules.map(withId)
        for (const [index, rule] of withIds.entries())
          discountOf(rule, `discountRules.rules[${index}]`, currency) // rejects amounts that the currency doesn't have
        return { rules: withIds }
      })
      return { discountRules: changed }
    },

    brand: async (call) => ({ brandSettings: await brand.get(call) }),

    changeBrand: async (call) => {
      const { brandSettings: changes } = call.input
      const changed = await brand.change(
        call,
        changes,
        ({ revision: _, ...document }) => {
          assertOwnLogo(document, mediaUrl)
          return document
        },
        // Mails use it, too. A colour set by the operator stays until it is changed here.
        async (tx, { accentColor }) =>
          changes.accentColor !== undefined &&
          sitesStore.setAccent(tx, call.actor.siteId, accentColor?.toLowerCase() ?? null),
      )
      sites.forget(call.actor.siteId)
      return { brandSettings: changed }
    },

    prices: async (call) => ({ priceSettings: await prices.get(call) }),

    changePrices: async (call) => ({
      priceSettings: await prices.change(
        call,
        call.input.priceSettings,
        ({ revision: _, ...document }) => document,
      ),
    }),

    reminders: async (call) => ({ reminderSettings: await reminders.get(call) }),

    changeReminders: async (call) => ({
      reminderSettings: await reminders.change(
        call,
        call.input.reminderSettings,
        ({ revision: _, ...document }) => document,
      ),
    }),

    search: async (call) => ({ searchSettings: await search.get(call) }),

    changeSearch: async (call) => {
      const changed = await search.change(call, call.input.searchSettings, ({ synonyms }) => {
        assertSearchable(synonyms)
        return { synonyms }
      })
      return { searchSettings: changed }
    },

    translations: async (call) => ({ translationSettings: await translations.get(call) }),

    changeTranslations: async (call) => ({
      translationSettings: await translations.change(
        call,
        call.input.translationSettings,
        ({ languages }) => {
          translationsOf({ languages }) // rejects what couldn't be read
          return { languages }
        },
        (tx, saved) => sitesStore.setTranslations(tx, call.actor.siteId, translationsOf(saved)),
      ),
    }),
  }
}
