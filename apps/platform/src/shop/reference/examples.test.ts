import { EVENTS } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import { expect, it } from 'vitest'
import { openDemoShop } from '../../testing/demo-shop.ts'
import { recordedEvents } from './story/recorded-events.fixtures.ts'
import { playStory } from './story/story.fixtures.ts'

/** A day after which nothing in the demo shop has changed. */
const NOON = Date.parse('2026-03-02T12:00:00.000Z')

/** Calls without an example, by the reason. */
const WITHOUT_EXAMPLE: Readonly<Record<string, readonly string[]>> = {
  'takes or sends a file': [
    ...['uploadMediaFile', 'deleteMediaFile', 'uploadDigitalFile', 'deleteDigitalFile', 'listOrderDownloads'],
    ...[
      'importProducts',
      'getProductImport',
      'listProductImports',
      'listProductImportResults',
      'exportProducts',
      'exportCustomers',
      'fetchMediaFile',
    ],
  ],
  'needs a new login, or a code, a token or a link from a mail or another service': [
    ...['recover', 'startVerification', 'startVerificationLower', 'verifyDuringAuthentication', 'proceed'],
    ...[
      'resendDuringAuthentication',
      'loginWithTokenParams',
      'sendActivationEmail',
      'updateExternalLogins',
      'changePassword',
    ],
  ],
  'shows what a mail server did meanwhile': ['listEmails', 'getEmail', 'resendEmail'],
  'sends a browser to another page': [
    ...['logout', 'handleAsyncCheckoutCompletionV2', 'markCheckoutAsCompletedAndRedirectToUrl'],
  ],
  'answers differently in every run': [
    ...['sendTestEvent', 'listWebhookDeliveries', 'getWebhookDelivery', 'redeliverWebhookEvent'],
    ...['replayWebhookEvents', 'watchChanges', 'listChanges', 'listMembers', 'jwks', 'generateFileUploadUrl'],
  ],
  'is about work that another process does, at the time of its own clock': [
    ...['startProductChange', 'listProductChanges', 'undoProductChange', 'getProductChange'],
    ...['undoProductImport', 'listProductChangeFailures', 'cancelProductChange'],
    ...['bulkUpdateProductsByFilter', 'bulkDeleteProductsByFilter', 'bulkUpdateProductVariantsByFilter'],
    ...['bulkAdjustProductVariantsByFilter', 'bulkAddInfoSectionsToProductsByFilter'],
    ...['bulkRemoveInfoSectionsFromProductsByFilter', 'bulkAddProductsToCategoriesByFilter'],
    ...['bulkRemoveProductsFromCategoriesByFilter', 'bulkUpdateInventoryItemsByFilter'],
    ...['bulkAdjustInventoryItemsByFilter', 'bulkSetOrAdjustInventoryItemsByFilter'],
    ...['bulkDeleteInventoryItemsByFilter', 'bulkCreateInventoryItemsByVariantFilter'],
    'bulkUpdateProductTagsByFilter',
    ...['getAbandonedCheckout', 'queryAbandonedCheckouts', 'deleteAbandonedCheckout'],
    ...['bulkDeleteAbandonedCheckouts', 'redirectToCheckout', 'listAbandonedCarts'],
  ],
  'needs a shop that holds payments': ['captureAuthorizedPayments', 'voidAuthorizedPayments'],
  'is an older form of another call that has one': [
    ...['register', 'login', 'signOn', 'removeCouponFromCart', 'removeBusinessLocationFromCart'],
    ...['createOrderAndChargeFromCheckout', 'listSiteScripts', 'truncateDataItems'],
  ],
}

// Write the file again with `vitest run -u` when a call or its answer changes.
it("shows real calls of the demo shop in the reference's examples", async () => {
  await using shop = await openDemoShop({ clock: { now: () => NOON } })
  const examples = await playStory(shop)
  const names = RULES.map(({ operation }) => operation.name)
  const without = Object.values(WITHOUT_EXAMPLE).flat()
  expect([...Object.keys(examples), ...without].sort()).toEqual([...names].sort())
  await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot('./examples.json')
  const events = await recordedEvents(shop)
  expect(Object.keys(EVENTS).filter((name) => !(name in events))).toEqual([])
  await expect(`${JSON.stringify(events, null, 1)}\n`).toMatchFileSnapshot('./events.json')
})
