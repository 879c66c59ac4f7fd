import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as ourBusinessTools from '@vitrine/client/business-tools'
import * as ourCategories from '@vitrine/client/categories'
import * as ourCrm from '@vitrine/client/crm'
import * as ourData from '@vitrine/client/data'
import * as ourEcom from '@vitrine/client/ecom'
import * as ourForms from '@vitrine/client/forms'
import * as ourIdentity from '@vitrine/client/identity'
import * as ourMembers from '@vitrine/client/members'
import * as ourRedirects from '@vitrine/client/redirects'
import * as ourReviews from '@vitrine/client/reviews'
import * as ourSdk from '@vitrine/client/sdk'
import * as ourStores from '@vitrine/client/stores'
import * as siteProperties from '@wix/auto_sdk_business-tools_site-properties'
import * as categories from '@wix/auto_sdk_categories_categories'
import * as contacts from '@wix/auto_sdk_crm_contacts'
import * as labels from '@wix/auto_sdk_crm_labels'
import * as submittedContact from '@wix/auto_sdk_crm_submitted-contact'
import * as forms from '@wix/auto_sdk_forms_forms'
import * as submissions from '@wix/auto_sdk_forms_submissions'
import * as data from '@wix/data'
import * as ecom from '@wix/ecom'
import * as identity from '@wix/identity'
import * as members from '@wix/members'
import * as redirects from '@wix/redirects'
import * as reviews from '@wix/reviews'
import * as sdk from '@wix/sdk'
import * as stores from '@wix/stores'
import { describe, expect, it } from 'vitest'
import { ABSENT } from './absent-modules.ts'
import { LEFT_OUT, type LeftOut } from './left-out.ts'
import { LEFT_OUT_FUNCTIONS } from './left-out-functions.ts'

/** The functions of each module that the platform answers. */
const CALLS: Readonly<Record<string, Record<string, { answered?: string }>>> = JSON.parse(
  readFileSync(new URL('../../../packages/move/src/check/calls.json', import.meta.url), 'utf8'),
).packages

type Exports = Readonly<Record<string, unknown>>

const isModule = (value: unknown): value is Exports => typeof value === 'object' && value !== null

const isEnumeration = (value: unknown): value is Exports =>
  isModule(value) && !Object.values(value).some((one) => typeof one === 'function')

/** The public packages, and what takes their place. */
const PACKAGES: readonly [name: string, theirs: Exports, ours: Exports][] = [
  ['business-tools', { siteProperties }, ourBusinessTools],
  ['categories', { categories }, ourCategories],
  ['crm', { contacts, labels, submittedContact }, ourCrm],
  ['data', data, ourData],
  ['ecom', ecom, ourEcom],
  ['forms', { forms, submissions }, ourForms],
  ['identity', identity, ourIdentity],
  ['members', members, ourMembers],
  ['redirects', redirects, ourRedirects],
  ['reviews', reviews, ourReviews],
  ['sdk', { sdk, media: sdk.media }, { sdk: ourSdk, media: ourSdk.media }],
  ['stores', stores, ourStores],
]

/** A module of a public package, and ours of the same name. */
const PAIRS = PACKAGES.flatMap(([, theirs, ours]) =>
  Object.entries(theirs).flatMap(([name, module]) => {
    const own = ours[name]
    return isModule(module) && isModule(own) ? [{ name, theirs: module, ours: own }] : []
  }),
)

/** The exports of their modules that ours don't have, as `module.name`: functions, and everything else. */
const missing = (isFunction: boolean): string[] =>
  PAIRS.flatMap(({ name, theirs, ours }) =>
    Object.keys(theirs)
      .filter((key) => !['default', '__esModule'].includes(key) && !(key in ours))
      .filter((key) => (typeof theirs[key] === 'function') === isFunction)
      .map((key) => `${name}.${key}`),
  )

const namesOf = (rows: readonly LeftOut[]): string[] => rows.flatMap(({ names }) => names).sort()

const matches = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w*')}$`).test(name)

describe('a storefront that aliases the public packages', () => {
  it('finds every function of the modules that we replace, apart from those named with a reason', () => {
    expect(PAIRS.length).toBeGreaterThan(30)
    expect(missing(true).sort()).toEqual(namesOf(LEFT_OUT_FUNCTIONS))
  })

  it('misses no function that the platform answers', () => {
    const answered = PACKAGES.flatMap(([area, theirs]) =>
      Object.keys(theirs).flatMap((module) => {
        const known = CALLS[`@wix/${area}`]?.[module]?.answered?.split(' ') ?? []
        return known.map((name) => `${module}.${name}`)
      }),
    )
    expect(answered.length).toBeGreaterThan(200)
    // Their addresses are those of other calls.
    expect(missing(true).filter((name) => answered.includes(name))).toEqual([
      'checkout.getWixCheckoutUrl',
      'checkout.markCheckoutAsCompletedAndRedirectToUrl',
    ])
  })

  it('finds every constant, apart from those listed with a reason, and lists none that exists', () => {
    const patterns = namesOf(LEFT_OUT)
    const names = missing(false)
    expect(names.filter((name) => !patterns.some((pattern) => matches(pattern, name)))).toEqual([])
    expect(patterns.filter((pattern) => !names.some((name) => matches(pattern, name)))).toEqual([])
  })

  it('finds every module, apart from those named with a reason', () => {
    const absent = PACKAGES.flatMap(([area, theirs, ours]) =>
      Object.keys(theirs)
        .filter((name) => !(name in ours))
        .map((name) => `${area}.${name}`),
    )
    const listed = ABSENT.flatMap(({ package: area, names }) =>
      names.split(' ').map((name) => `${area}.${name}`),
    )
    expect(absent.sort()).toEqual(listed.sort())
  })

  it('finds the same values in the enumerations that both have', () => {
    const differing = PAIRS.flatMap(({ name, theirs, ours }) =>
      Object.keys(theirs)
        .filter((key) => isEnumeration(theirs[key]) && isEnumeration(ours[key]))
        .filter((key) => !isDeepStrictEqual({ ...(theirs[key] as Exports) }, { ...(ours[key] as Exports) }))
        .map((key) => `${name}.${key}`),
    )
    // Ours has UNKNOWN_TARGET too, which older packages send.
    expect(differing).toEqual(['verification.Target'])
  })

  it.each([
    [
      'orders',
      ['OrderStatus', 'FulfillmentStatus', 'PaymentStatus', 'ChannelType', 'ActivityType', 'WeightUnit'],
    ],
    ['cart', ['ChannelType', 'ItemAvailabilityStatus', 'DescriptionLineType', 'PaymentOptionType']],
    ['checkout', ['ChannelType', 'ItemTypePreset', 'Severity']],
    ['currentCart', ['ChannelType']],
    ['members', ['Set', 'Status', 'PrivacyStatusStatus', 'ActivityStatusStatus', 'SortOrder']],
    ['products', ['ProductType', 'OptionType', 'InventoryStatus', 'DiscountType', 'MediaItemType']],
    ['orderTransactions', ['PaymentStatus', 'RefundStatus']],
  ])('finds the constants of %s that storefronts import', (name, constants) => {
    const own = PAIRS.find((pair) => pair.name === name)?.ours ?? {}
    expect(constants.filter((constant) => !(constant in own))).toEqual([])
  })
})
