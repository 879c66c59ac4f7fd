import * as api from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import type { Shop } from '../../../testing/index.ts'
import { type Recorder, STORES } from './recorder.fixtures.ts'

/** Plays what goes into details: checkouts without a cart, variants, pictures, and what staff do with members. */
export const playDetails = async (shop: Shop, recorder: Recorder, productId: string): Promise<void> => {
  await checkoutAlone(shop, recorder, productId)
  await variantsAndPictures(shop, recorder)
  await lookingUp(shop, recorder, productId)
  await staff(shop, recorder)
}

const ofDemo = (wanted: string): string =>
  demoShop().products.find(({ slug }) => slug === wanted)?.id ?? wanted

const checkoutAlone = async (shop: Shop, { record }: Recorder, productId: string): Promise<void> => {
  const visitor = ['visitor', await shop.visitor()] as const
  const merchant = ['merchant', await shop.merchant()] as const
  const line = { quantity: 1, catalogReference: { appId: STORES, catalogItemId: productId } }
  const other = {
    ...line,
    catalogReference: { ...line.catalogReference, catalogItemId: ofDemo('pasta-bowl') },
  }
  const { checkout } = await record(...visitor, api.createCheckout, {
    ...{ channelType: 'WEB' as const, lineItems: [line, other], checkoutInfo: { buyerNote: 'Ring twice' } },
  })
  const id = checkout?.id ?? ''
  const [first, second] = checkout?.lineItems ?? []
  const lineItems = [{ id: first?.id ?? '', quantity: 2 }]
  await record(...visitor, api.updateCheckoutLineItemsQuantity, { id, lineItems })
  await record(...visitor, api.removeLineItemsFromCheckout, { id, lineItemIds: [second?.id ?? ''] })
  await record(...visitor, api.removeCouponFromCheckout, { id })
  await record(...visitor, api.removeGiftCardFromCheckout, { id })
  await record(...visitor, api.getHostedCheckoutUrl, { id })
  await record(...merchant, api.removeOverrideCheckoutUrl, { id })
  await record(...merchant, api.markCheckoutAsCompleted, { id })
}

const variantsAndPictures = async (shop: Shop, { record }: Recorder): Promise<void> => {
  const merchant = ['merchant', await shop.merchant()] as const
  const choices = ['Small', 'Large'].map((size) => ({ value: size, description: size }))
  const product = { name: 'Tray', priceData: { price: 30 }, manageVariants: true }
  const { product: tray } = await merchant[1].call(api.createProduct, {
    product: { ...product, productOptions: [{ name: 'Size', choices }] },
  })
  const id = tray?.id ?? ''
  const mediaIds = ['moon-jar-chalk.webp']
  await record(...merchant, api.updateProductVariants, {
    ...{ id, variants: [{ choices: { Size: 'Large' }, price: 36 }] },
  })
  await record(...merchant, api.resetAllProductVariantData, { id })
  await record(...merchant, api.addProductMedia, { id, media: [{ mediaId: 'moon-jar-chalk.webp' }] })
  const media = [{ option: 'Size', choice: 'Large', mediaIds }]
  await record(...merchant, api.addProductMediaToChoices, { id, media })
  await record(...merchant, api.removeProductMediaFromChoices, { id, media })
  await record(...merchant, api.removeProductMedia, { id, mediaIds })
  await record(...merchant, api.deleteProductOptions, { id })
  await record(...merchant, api.listMediaFiles, { kind: 'image', limit: 1 })
  await record(...merchant, api.getMediaFile, { id: 'moon-jar-chalk.webp' })
  await record(...merchant, api.listDigitalFiles, { productId: ofDemo('weaving-draft-dune') })
}

const lookingUp = async (shop: Shop, { record }: Recorder, productId: string): Promise<void> => {
  const visitor = ['visitor', await shop.visitor()] as const
  const merchant = await shop.merchant()
  const { variants } = await record(...visitor, api.queryStoreVariants, {
    query: { filter: { productId: ofDemo('moon-jar') }, paging: { limit: 1 } },
  })
  await record(...visitor, api.getStoreVariant, { id: variants?.[0]?.id ?? '' })
  await record(...visitor, api.getStoreCollectionBySlug, { slug: 'ceramics' })
  await record(...visitor, api.getInventoryVariants, { inventoryId: productId })
  const { product } = await merchant.call(api.createProduct, {
    product: { name: 'Butter Dish', slug: 'butter-dish', priceData: { price: 38 } },
  })
  await merchant.call(api.updateProduct, { product: { id: product?.id, slug: 'butter-bell' } })
  await record(...visitor, api.findMovedProduct, { slug: 'butter-dish' })
  const { collection } = await merchant.call(api.createCollection, {
    collection: { name: 'Baking', slug: 'baking' },
  })
  await merchant.call(api.updateCollection, { collection: { id: collection?.id, slug: 'bread-and-cake' } })
  await record(...visitor, api.findMovedCollection, { slug: 'baking' })
  const catalogReference = { appId: STORES, catalogItemId: ofDemo('serving-dish') }
  await record(...visitor, api.createBackInStockRequest, {
    request: { catalogReference, email: 'ada@example.com' },
  })
  await record('merchant', merchant, api.listBackInStockDemand, { limit: 1 })
}

const staff = async (shop: Shop, { record }: Recorder): Promise<void> => {
  const merchant = ['merchant', await shop.merchant()] as const
  const owner = ['owner', await shop.owner()] as const
  const { giftCard } = await merchant[1].call(api.createGiftCard, { giftCard: { initialValue: '20.00' } })
  const cardId = giftCard?.id ?? ''
  await record(...merchant, api.sendGiftCard, { id: cardId, email: 'mary@example.com' })
  await record(...merchant, api.updateGiftCard, { giftCard: { id: cardId, active: false } })
  const { member } = await merchant[1].call(api.createMember, { member: { loginEmail: 'joan@example.com' } })
  const id = member?.id ?? ''
  const { clientId, site } = shop
  const asMember = [
    'member',
    await shop.as({ type: 'MEMBER', siteId: site.siteId, clientId, memberId: id }),
  ] as const
  await record(...asMember, api.updateCurrentMemberSlug, { slug: 'joan' })
  await record(...merchant, api.getMember, { id })
  await record(...owner, api.blockMember, { id })
  await record(...owner, api.unblockMember, { id })
  await record(...owner, api.deleteMember, { id })
  await record(...owner, api.getSignOnPolicy, {})
  await record(...owner, api.updateSignOnPolicy, { signOnPolicy: { requireOwnerApproval: false } })
  await record(...owner, api.getExternalLogins, {})
  const content = { filter: { visible: true }, columns: ['name', 'price'], sort: 'name' }
  const soldOut = { list: 'products', name: 'In the shop', shared: true, version: 1, content }
  const { view } = await record(...merchant, api.createSavedView, { view: soldOut })
  await record(...merchant, api.listSavedViews, { list: 'products' })
  await record(...merchant, api.updateSavedView, { view: { id: view.id, revision: 1, name: 'On show' } })
  await record(...merchant, api.deleteSavedView, { id: view.id })
  const program = await shop.app(['cart:write'])
  const { coupon } = await program.call(api.createCoupon, {
    coupon: { code: 'AUTUMN', name: 'Autumn', percentOffRate: 5 },
  })
  await record(...owner, api.listAuditEntries, { operation: 'createCoupon', limit: 1 })
  const history = { entityType: 'COUPON' as const, entityId: coupon?.id ?? '' }
  await record(...merchant, api.listEntityHistory, history)
  const visitor = ['visitor', await shop.visitor()] as const
  const entityId = ofDemo('salt-cellar')
  const words = { title: 'Holds a whole jar', body: 'And the lid stays on.', rating: 4 }
  const { review } = await record(...visitor, api.createReview, {
    review: { namespace: 'stores', entityId, content: words, author: { authorName: 'Grace' } },
  })
  const [reviewId, { revision }] = [review.id, review]
  await record(...visitor, api.updateReview, { review: { id: reviewId, revision, content: { rating: 5 } } })
  await record(...merchant, api.moderateReview, { reviewId, status: 'APPROVED' })
  await record(...merchant, api.setReviewReply, { reviewId, message: 'Thank you for writing.' })
  await record(...visitor, api.queryReviews, { query: { filter: { entityId } } })
  await record(...visitor, api.countReviews, { filter: { entityId } })
  await record(...visitor, api.getReview, { reviewId })
  await record(...merchant, api.removeReviewReply, { reviewId })
  await record(...merchant, api.deleteReview, { reviewId })
  const { form } = await record(...merchant, api.createForm, {
    form: {
      name: 'Contact',
      formFields: [
        {
          ...{ id: 'email', fieldType: 'INPUT' },
          inputOptions: {
            ...{ target: 'email', inputType: 'STRING', required: true },
            stringOptions: { componentType: 'TEXT_INPUT', validation: { format: 'EMAIL' } },
          },
        },
      ],
    },
  })
  const formId = form.id
  await record(...visitor, api.getForm, { formId })
  const { submission } = await record(...visitor, api.createSubmission, {
    submission: { formId, submissions: { email: 'ada@example.com' } },
  })
  await record(...merchant, api.querySubmissionsByNamespace, { query: { filter: { formId } } })
  await record(...merchant, api.getSubmission, { submissionId: submission.id })
  await record(...merchant, api.deleteSubmission, { submissionId: submission.id })
  await record(...merchant, api.queryForms, { query: { filter: { name: 'Contact' } } })
  const closed = { id: formId, revision: form.revision ?? '', enabled: false }
  await record(...merchant, api.updateForm, { form: closed })
  await record(...merchant, api.deleteForm, { formId })
  await record(...visitor, api.sendRecoveryEmail, {
    email: 'grace@example.com',
    redirect: { url: `${site.storefrontUrl}/callback`, clientId },
  })
}
