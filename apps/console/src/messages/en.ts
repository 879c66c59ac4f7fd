import { en as customers } from './en/customers/customers.ts'
import { en as drafts } from './en/orders/drafts.ts'
import { en as orders } from './en/orders/orders.ts'
import { en as collections } from './en/products/collections.ts'
import { en as products } from './en/products/products.ts'
import { en as stock } from './en/products/stock.ts'

const s = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const record = (texts: Readonly<Record<string, string>>) => texts

/** The texts in English; other languages have the same keys. */
export const en = {
  loading: 'Loading',
  close: 'Close',
  keep: 'Cancel',
  moreActions: 'More actions',
  pages: {
    home: 'Home',
    orders: 'Orders',
    products: 'Products',
    collections: 'Collections',
    stock: 'Stock',
    customers: 'Customers',
    coupons: 'Coupons',
    giftCards: 'Gift cards',
    reviews: 'Reviews',
    forms: 'Forms',
    emails: 'Emails',
    settings: 'Settings',
    webhooks: 'Webhooks',
    history: 'Activity',
  },
  roles: { owner: 'Owner', merchant: 'Merchant' },
  frame: {
    navigation: 'Navigation',
    find: 'Find anything',
    findKeys: 'Ctrl K',
    account: (email: string) => `Account: ${email}`,
    openShop: 'Open the shop',
    look: 'Appearance',
    looks: { light: 'Light', dark: 'Dark', auto: 'System' },
    signOut: 'Log out',
  },
  session: {
    failed: 'We couldn’t log you in',
    failedHint: 'The login took too long, or was started in another browser.',
    tryAgain: 'Log in again',
    ended: 'You have been logged out',
    endedHint: 'Nothing you typed is lost. Log in again in a new tab, then continue here.',
    signIn: 'Log in',
    signedInAgain: 'You’re logged in again. You can close this tab.',
  },
  list: {
    clearSearch: 'Clear the search',
    sort: 'Sort by',
    removeFilter: (name: string) => `Remove the filter ${name}`,
    clearAll: 'Clear all',
    pickAll: 'Select all rows shown',
    pick: (name: string) => `Select ${name}`,
    picked: (count: number) => `${count} selected`,
    unpick: 'Clear selection',
    pickMatching: 'Select everything that matches',
    pickedAll: 'Everything that matches is selected',
    columns: {
      title: 'Columns',
      earlier: (name: string) => `Move ${name} to the left`,
      later: (name: string) => `Move ${name} to the right`,
      reset: 'Reset columns',
      onPhones: 'On a phone, the list shows only the most important columns.',
    },
    export: {
      start: 'Export list',
      rows: (count: string) => `${count} rows`,
      stop: 'Stop export',
    },
    bulk: {
      done: (count: string) => `${count} done`,
      doneOf: (count: string, total: string) => `${count} of ${total} done`,
      stop: 'Stop',
      stopped: 'Stopped. What has changed so far stays changed.',
      changed: (count: string) => `${count} changed`,
      undone: (count: string) => `${count} changed back`,
      failed: (count: string) => `${count} couldn’t be changed`,
      undo: 'Undo',
    },
    more: 'Show more',
    shown: (count: number) => `Showing the first ${count}`,
    all: (count: number) => s(count, 'row', 'rows'),
    views: {
      title: 'Views',
      own: 'Your views',
      shared: 'Shared with you',
      save: 'Save this view',
      saveButton: 'Save view',
      name: 'View name',
      share: 'Share with everyone in the back office',
      saved: (name: string) => `${name} saved`,
      delete: (name: string) => `Delete ${name}`,
      deleted: (name: string) => `${name} deleted`,
    },
    nothing: 'Nothing matches. Try other words or fewer filters.',
  },
  leaving: {
    title: 'Leave without saving?',
    hint: 'Your changes are not saved yet.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
  problem: {
    unknown: 'Something went wrong',
    refused: 'That didn’t work',
    forbidden: {
      title: 'You don’t have permission',
      hint: 'Your role doesn’t allow this. Ask the shop’s owner.',
    },
    offline: {
      title: 'We can’t reach the shop',
      hint: 'Check your connection. Nothing you typed is lost.',
    },
    busy: { title: 'The shop is busy', hint: 'Please try again in a moment.' },
    gone: {
      title: 'This no longer exists',
      hint: 'Someone may have deleted it.',
    },
    codes: record({
      ORDER_CANNOT_BE_EDITED: 'This order can’t be edited any more. It was sent, refunded or cancelled.',
      CONFLICT: 'Someone else has changed this in the meantime. Go back, and start again from there.',
      ORDER_IS_CANCELED: 'Someone has cancelled this order.',
    }),
    reference: (id: string) => `Reference: ${id}`,
    retry: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    hint: 'This page may have moved, or the address may be wrong.',
    home: 'Go to the home page',
  },
  trouble: {
    title: 'We couldn’t show this page',
    hint: 'The back office may have been updated. Reload the page. Everything you saved is safe.',
    reload: 'Reload the page',
  },
  collections,
  customers,
  drafts,
  orders,
  products,
  stock,
}

export type Messages = typeof en
