import {
  createBackInStockRequest,
  createContact,
  createCoupon,
  createDraftOrder,
  createForm,
  createGiftCard,
  createMember,
  createMembershipPlan,
  createOrder,
  createReview,
  createSubmission,
  findOrCreateLabel,
  getOrCreateBrand,
  getOrCreateInfoSection,
  getOrCreateRibbon,
  grantMembership,
  labelContact,
  saveDataItem,
} from '@vitrine/contract/operations'
import { lineOf, openSmallShop } from '../../hostile/small-shop.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import type { Shop, ShopOptions } from '../../testing/index.ts'
import { TEXTS } from './texts.ts'

/** Every other text: names must differ from their neighbors. */
const NAMES = TEXTS.filter((text, index) => text.trim() !== '' && index % 2 === 0)

const SIZES = {
  type: 'drop_down' as const,
  name: 'Size',
  choices: ['S', 'ſ', 'Größe'].map((value) => ({
    value,
    description: value,
    mediaIds: [],
  })),
}

/** Opens a shop of products and collections whose texts are hard to compare. */
export const openHardShop = (options: ShopOptions): Promise<Shop> => {
  const shelves = NAMES.slice(0, 12).map((name) => newCollection({ name }))
  const products = NAMES.map((name, index) =>
    newProduct({
      name,
      sku: NAMES[(index * 7) % NAMES.length] ?? '',
      description: NAMES[(index * 11) % NAMES.length] ?? '',
      priceMinor: index * 101,
      visible: index % 9 !== 8,
      collectionIds: shelves.filter((_, shelf) => (index + shelf) % 4 === 0).map(({ id }) => id),
      ...(index < 4 && { options: [SIZES] }),
      ...(index % 10 === 3 && { stock: { track: true, quantity: 0 } }),
    }),
  )
  return openSmallShop(options, products, shelves)
}

/**
 * Adds everything except the catalog: people, orders, codes, content. Returns the id of a member with an
 * order.
 */
export const fillShop = async (shop: Shop, productIds: readonly string[]): Promise<string> => {
  const owner = await shop.owner()
  const [first = '', second = '', third = ''] = productIds
  const { plan } = await owner.call(createMembershipPlan, {
    plan: { name: 'Ten', credits: 10, validityDays: 30 },
  })
  for (const [index, entityId] of productIds.slice(0, 8).entries()) {
    const content = { title: NAMES[index] ?? null, rating: 1 + (index % 5) }
    const author = { authorName: NAMES[index + 8] ?? null }
    await owner.call(createReview, { review: { namespace: 'stores', entityId, content, author } })
  }
  for (const name of NAMES.slice(0, 4)) {
    const formFields = [
      {
        ...{ id: 'words', fieldType: 'INPUT' as const },
        inputOptions: { target: 'words', inputType: 'STRING' as const },
      },
    ]
    const { form } = await owner.call(createForm, { form: { name, formFields } })
    for (const words of NAMES.slice(0, 3))
      await owner.call(createSubmission, { submission: { formId: form.id, submissions: { words } } })
  }
  for (const [index, first] of NAMES.slice(0, 6).entries()) {
    const { label } = await owner.call(findOrCreateLabel, { displayName: first.trim() || 'None' })
    const { contact } = await owner.call(createContact, {
      info: {
        name: { first, last: NAMES[index + 3] ?? null },
        emails: { items: [{ email: `contact.${index}@example.com` }] },
        phones: { items: [{ phone: `+49 ${index}` }] },
      },
    })
    await owner.call(labelContact, { contactId: contact.id, labelKeys: [label.key] })
  }
  const buyers: string[] = []
  for (const [index, name] of NAMES.entries()) {
    const email = `${index % 2 ? 'Person' : 'person'}.${index}@example.com`
    const other = NAMES[(index * 5) % NAMES.length] ?? name
    const { member } = await owner.call(createMember, {
      member: {
        loginEmail: email,
        contact: { firstName: name, lastName: other },
        profile: { nickname: other },
      },
    })
    await owner.call(saveDataItem, {
      dataCollectionId: 'Words',
      dataItem: { id: `word-${index}`, data: { title: name, slug: other, size: index % 5 } },
    })
    if (index % 3 || !member?.id) continue
    const short = name.slice(0, 20)
    await owner.try(getOrCreateRibbon, { ribbonName: short })
    await owner.try(getOrCreateBrand, { brandName: short })
    await owner.try(getOrCreateInfoSection, { infoSection: { uniqueName: `info-${index}`, title: short } })
    buyers.push(member.id)
    await owner.call(createOrder, {
      order: {
        lineItems: [{ ...lineOf(index % 2 ? first : second), price: { amount: `${index}.99` } }],
        paymentStatus: index % 2 ? 'PAID' : 'NOT_PAID',
        buyerInfo: { email, memberId: member.id },
        buyerNote: name,
      },
    })
    await owner.call(createDraftOrder, {
      draftOrder: { catalogLineItems: [lineOf(first)], buyerInfo: { email, memberId: member.id } },
    })
    await owner.call(createCoupon, { coupon: { code: `CODE${index}`, name, percentOffRate: 10 } })
    await owner.call(createGiftCard, { giftCard: { initialValue: '50', note: name } })
    if (plan?.id) await owner.call(grantMembership, { planId: plan.id, memberId: member.id })
    await owner.try(createBackInStockRequest, {
      request: { catalogReference: lineOf(third).catalogReference, email },
    })
  }
  const [buyer] = buyers
  if (buyer === undefined) throw new Error('No member has bought anything')
  return buyer
}
