import { createClient } from '@vitrine/client'
import {
  abandonedCheckouts,
  orders as buyersOrders,
  draftOrders,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orderTransactions,
} from '@vitrine/client/ecom'
import { signOnPolicy } from '@vitrine/client/identity'
import { members } from '@vitrine/client/members'
import {
  audit,
  customers,
  exchange,
  members as memberDecisions,
  orders as orderMoney,
  priceHistory,
  productChanges,
  productSchedules,
  settings,
  stock,
  uploads,
  views,
  webhookSettings,
} from '@vitrine/client/merchant'
import { shop as facts } from '@vitrine/client/storefront'
import { collections, inventory, products } from '@vitrine/client/stores'
import { createStaffSession } from './staff-session.ts'

export const session = createStaffSession()

/** The shop, as its staff see it. Everything the back office does goes through these calls, which any program can make. */
export const shop = createClient({
  apiUrl: location.origin,
  auth: session,
  modules: {
    abandonedCheckouts,
    audit,
    collections,
    customers,
    draftOrders,
    exchange,
    facts,
    inventory,
    memberDecisions,
    members,
    orderBilling,
    orderFulfillments,
    orderInvoices,
    orderMoney,
    orders: buyersOrders,
    orderTransactions,
    priceHistory,
    productChanges,
    productSchedules,
    products,
    settings,
    signOnPolicy,
    stock,
    uploads,
    webhookSettings,
    views,
  },
})
