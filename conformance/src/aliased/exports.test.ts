import { isDeepStrictEqual } from 'node:util'
import * as ourBusinessTools from '@vitrine/client/business-tools'
import * as ourCrm from '@vitrine/client/crm'
import * as ourData from '@vitrine/client/data'
import * as ourEcom from '@vitrine/client/ecom'
import * as ourForms from '@vitrine/client/forms'
import * as ourIdentity from '@vitrine/client/identity'
import * as ourMembers from '@vitrine/client/members'
import * as ourRedirects from '@vitrine/client/redirects'
import * as ourReviews from '@vitrine/client/reviews'
import * as ourStores from '@vitrine/client/stores'
import * as siteProperties from '@wix/auto_sdk_business-tools_site-properties'
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
import * as stores from '@wix/stores'
import { describe, expect, it } from 'vitest'
import { LEFT_OUT } from './left-out.ts'

type Exports = Readonly<Record<string, unknown>>

const isModule = (value: unknown): value is Exports => typeof value === 'object' && value !== null

/** A module of a public package, and ours of the same name. */
const PAIRS = (
  [
    [{ siteProperties }, ourBusinessTools],
    [{ contacts, labels, submittedContact }, ourCrm],
    [data, ourData],
    [ecom, ourEcom],
    [identity, ourIdentity],
    [members, ourMembers],
    [redirects, ourRedirects],
    [reviews, ourReviews],
    [{ forms, submissions }, ourForms],
    [stores, ourStores],
  ] as [Exports, Exports][]
).flatMap(([theirs, ours]) =>
  Object.entries(theirs).flatMap(([name, module]) => {
    const own = ours[name]
    return isModule(module) && isModule(own) ? [{ name, theirs: module, ours: own }] : []
  }),
)

const matches = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w*')}$`).test(name)

describe('a storefront that aliases the public packages', () => {
  it('finds every export of the modules that we replace, apart from those listed with a reason', () => {
    expect(PAIRS.length).toBeGreaterThan(15)
    const missing = PAIRS.flatMap(({ name, theirs, ours }) =>
      Object.keys(theirs)
        .filter((key) => !['default', '__esModule'].includes(key) && !(key in ours))
        .map((key) => `${name}.${key}`),
    )
    const patterns = LEFT_OUT.flatMap(({ names }) => names)
    expect(missing.filter((name) => !patterns.some((pattern) => matches(pattern, name)))).toEqual([])
  })

  it('finds the same values in the enumerations that both have', () => {
    const differing = PAIRS.flatMap(({ name, theirs, ours }) =>
      Object.keys(theirs)
        .filter((key) => isModule(theirs[key]) && isModule(ours[key]))
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

  it('lists no export that exists by now', () => {
    const names = PAIRS.flatMap(({ name, theirs, ours }) =>
      Object.keys(theirs)
        .filter((key) => !(key in ours))
        .map((key) => `${name}.${key}`),
    )
    const unused = LEFT_OUT.flatMap((row) => row.names).filter(
      (pattern) => !names.some((name) => matches(pattern, name)),
    )
    expect(unused).toEqual([])
  })
})
