import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const rules = { startDate: date, expirationDate: date }
const ruled = { discountRules: { rules } }

/** Where the shop delivers to, and how. */
export type DeliverySettings = Answer<wire.DeliverySettings>
/** What to change: `regions` replaces all of them. */
export type DeliverySettingsChange = Argument<wire.UpdateDeliverySettingsRequest['deliverySettings']>
/** How the shop charges tax. */
export type TaxSettings = Answer<wire.TaxSettings>
/** What to change: missing fields stay. */
export type TaxSettingsChange = Argument<wire.UpdateTaxSettingsRequest['taxSettings']>
/** What the shop charges on top of items and delivery. */
export type FeeSettings = Answer<wire.FeeSettings>
/** What to change: `fees` replaces all of them. */
export type FeeSettingsChange = Argument<wire.UpdateFeeSettingsRequest['feeSettings']>
/** The shop's automatic discounts. */
export type DiscountRules = Answer<wire.DiscountRuleSettings, (typeof ruled)['discountRules']>
/** What to change: `rules` replaces all of them. */
export type DiscountRulesChange = Argument<
  wire.UpdateDiscountRulesRequest['discountRules'],
  (typeof ruled)['discountRules']
>

/** How the shop looks on its hosted pages. */
export type BrandSettings = Answer<wire.BrandSettings>
/** What to change: missing fields stay, null clears a field. */
export type BrandSettingsChange = Argument<wire.UpdateBrandSettingsRequest['brandSettings']>

/** How storefronts show prices. */
export type PriceSettings = Answer<wire.PriceSettings>
/** Changed fields; absent ones stay. */
export type PriceSettingsChange = Argument<wire.UpdatePriceSettingsRequest['priceSettings']>
/** Whether and when buyers are reminded of checkouts that they left. */
export type ReminderSettings = Answer<wire.ReminderSettings>
/** Changed fields; absent ones stay. */
export type ReminderSettingsChange = Argument<wire.UpdateReminderSettingsRequest['reminderSettings']>
/** What the shop's search knows beyond its products. */
export type SearchSettings = Answer<wire.SearchSettings>
/** What to change: `synonyms` replaces all of them. */
export type SearchSettingsChange = Argument<wire.UpdateSearchSettingsRequest['searchSettings']>

/** The languages of the shop, and its short texts in them. */
export type TranslationSettings = Answer<wire.TranslationSettings>
/** What to change: `languages` replaces all of them. */
export type TranslationSettingsChange = Argument<wire.UpdateTranslationSettingsRequest['translationSettings']>

/**
 * Returns where the shop delivers to, and how.
 * @example const { regions, revision } = await client.settings.getDeliverySettings()
 */
export const getDeliverySettings: () => Promise<DeliverySettings> = /* @__PURE__ */ method(
  operations.getDeliverySettings,
  () => ({}),
  { answers: 'deliverySettings' },
)

/**
 * Changes where the shop delivers to, and how. The first region that matches an address applies.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT`
 * @example
 * await client.settings.updateDeliverySettings({
 *   regions: [
 *     {
 *       name: 'Germany',
 *       areas: [{ country: 'DE' }],
 *       options: [{ code: 'post', title: 'Post', rate: { byPrice: [{ price: '4.90' }] } }],
 *     },
 *   ],
 * })
 */
export const updateDeliverySettings: (settings: DeliverySettingsChange) => Promise<DeliverySettings> =
  /* @__PURE__ */ method(operations.updateDeliverySettings, (deliverySettings) => ({ deliverySettings }), {
    answers: 'deliverySettings',
  })

/**
 * Returns how the shop charges tax.
 * @example const { pricesIncludeTax, rates } = await client.settings.getTaxSettings()
 */
export const getTaxSettings: () => Promise<TaxSettings> = /* @__PURE__ */ method(
  operations.getTaxSettings,
  () => ({}),
  { answers: 'taxSettings' },
)

/**
 * Changes how the shop charges tax.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT`
 * @example await client.settings.updateTaxSettings({ rates: [{ rate: '0.19', jurisdictionType: 'COUNTRY' }] })
 */
export const updateTaxSettings: (settings: TaxSettingsChange) => Promise<TaxSettings> =
  /* @__PURE__ */ method(operations.updateTaxSettings, (taxSettings) => ({ taxSettings }), {
    answers: 'taxSettings',
  })

/**
 * Returns what the shop charges on top of items and delivery.
 * @example const { fees } = await client.settings.getFeeSettings()
 */
export const getFeeSettings: () => Promise<FeeSettings> = /* @__PURE__ */ method(
  operations.getFeeSettings,
  () => ({}),
  { answers: 'feeSettings' },
)

/**
 * Changes what the shop charges on top of items and delivery.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT`
 * @example
 * await client.settings.updateFeeSettings({
 *   fees: [{ code: 'gift', name: 'Gift wrap', amount: '2.00', per: 'LINE', taxable: true, active: true }],
 * })
 */
export const updateFeeSettings: (settings: FeeSettingsChange) => Promise<FeeSettings> =
  /* @__PURE__ */ method(operations.updateFeeSettings, (feeSettings) => ({ feeSettings }), {
    answers: 'feeSettings',
  })

/**
 * Returns the shop's automatic discounts.
 * @example const { rules } = await client.settings.getDiscountRules()
 */
export const getDiscountRules: () => Promise<DiscountRules> = /* @__PURE__ */ method(
  operations.getDiscountRules,
  () => ({}),
  { gives: ruled, answers: 'discountRules' },
)

/**
 * Changes the shop's automatic discounts.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT`
 * @example
 * await client.settings.updateDiscountRules({
 *   rules: [{ name: 'Five percent off ceramics', active: true, percentOffRate: 5, collectionIds: [collectionId], productIds: [] }],
 * })
 */
export const updateDiscountRules: (settings: DiscountRulesChange) => Promise<DiscountRules> =
  /* @__PURE__ */ method(operations.updateDiscountRules, (discountRules) => ({ discountRules }), {
    gives: ruled,
    takes: ruled,
    answers: 'discountRules',
  })

/**
 * Returns how the shop looks on its hosted pages.
 * @example const { name, accentColor } = await client.settings.getBrandSettings()
 */
export const getBrandSettings: () => Promise<BrandSettings> = /* @__PURE__ */ method(
  operations.getBrandSettings,
  () => ({}),
  { answers: 'brandSettings' },
)

/**
 * Changes how the shop looks on its hosted pages: name, logo, colors. A color that would be unreadable is
 * lightened or darkened when shown; the given value is kept.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT` for a logo outside the
 * platform's media
 * @example await client.settings.updateBrandSettings({ name: 'Aldermere', accentColor: '#8C3A20' })
 */
export const updateBrandSettings: (settings: BrandSettingsChange) => Promise<BrandSettings> =
  /* @__PURE__ */ method(operations.updateBrandSettings, (brandSettings) => ({ brandSettings }), {
    answers: 'brandSettings',
  })

/**
 * Returns how storefronts show prices.
 * @example const { showLowestPrice } = await client.settings.getPriceSettings()
 */
export const getPriceSettings: () => Promise<PriceSettings> = /* @__PURE__ */ method(
  operations.getPriceSettings,
  () => ({}),
  { answers: 'priceSettings' },
)

/**
 * Changes how storefronts show prices. Only an owner in person may.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `PERMISSION_DENIED`
 * @example await client.settings.updatePriceSettings({ showLowestPrice: true })
 */
export const updatePriceSettings: (settings: PriceSettingsChange) => Promise<PriceSettings> =
  /* @__PURE__ */ method(operations.updatePriceSettings, (priceSettings) => ({ priceSettings }), {
    answers: 'priceSettings',
  })

/**
 * Returns whether and when buyers are reminded of checkouts that they left.
 * @example const { sendsReminders, afterHours } = await client.settings.getReminderSettings()
 */
export const getReminderSettings: () => Promise<ReminderSettings> = /* @__PURE__ */ method(
  operations.getReminderSettings,
  () => ({}),
  { answers: 'reminderSettings' },
)

/**
 * Changes whether and when buyers are reminded of checkouts that they left: one mail each, 1 to 168 hours later.
 * Checkouts that were left before reminders were switched on get none.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated
 * @example await client.settings.updateReminderSettings({ sendsReminders: true, afterHours: 4 })
 */
export const updateReminderSettings: (settings: ReminderSettingsChange) => Promise<ReminderSettings> =
  /* @__PURE__ */ method(operations.updateReminderSettings, (reminderSettings) => ({ reminderSettings }), {
    answers: 'reminderSettings',
  })

/**
 * Returns the synonyms of the shop's search.
 * @example const { synonyms } = await client.settings.getSearchSettings()
 */
export const getSearchSettings: () => Promise<SearchSettings> = /* @__PURE__ */ method(
  operations.getSearchSettings,
  () => ({}),
  { answers: 'searchSettings' },
)

/**
 * Changes the synonyms of the shop's search: at most 500 groups of 2 to 20 words or phrases.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT`
 * @example
 * await client.settings.updateSearchSettings({ synonyms: [{ words: ['cushion', 'pillow', 'Kissen'] }] })
 */
export const updateSearchSettings: (settings: SearchSettingsChange) => Promise<SearchSettings> =
  /* @__PURE__ */ method(operations.updateSearchSettings, (searchSettings) => ({ searchSettings }), {
    answers: 'searchSettings',
  })

/**
 * Returns the shop's languages, and its short texts in them.
 * @example const { languages } = await client.settings.getTranslationSettings()
 */
export const getTranslationSettings: () => Promise<TranslationSettings> = /* @__PURE__ */ method(
  operations.getTranslationSettings,
  () => ({}),
  { answers: 'translationSettings' },
)

/**
 * Changes the shop's further languages, and its short texts in them: option names,
 * choices, ribbons, delivery options, regions, fees, taxes and discounts. A text is translated wherever the
 * shop has exactly this text. At most 20 languages with 2,000 texts each; shown within five seconds.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT` for a language or a text
 * named twice
 * @example
 * await client.settings.updateTranslationSettings({
 *   languages: [{ language: 'de', texts: [{ text: 'Size', translation: 'Größe' }] }],
 * })
 */
export const updateTranslationSettings: (
  settings: TranslationSettingsChange,
) => Promise<TranslationSettings> = /* @__PURE__ */ method(
  operations.updateTranslationSettings,
  (translationSettings) => ({ translationSettings }),
  { answers: 'translationSettings' },
)
