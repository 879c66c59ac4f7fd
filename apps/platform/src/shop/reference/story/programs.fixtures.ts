import * as api from '@vitrine/contract/operations'
import type { Shop } from '../../../testing/index.ts'
import type { Recorder } from './recorder.fixtures.ts'

/** Plays what programs do with data items and webhooks, and what happens to accounts and tokens. */
export const playPrograms = async (shop: Shop, recorder: Recorder): Promise<void> => {
  await dataItems(shop, recorder)
  await webhooks(shop, recorder)
  await accounts(shop, recorder)
  await tokens(shop, recorder)
}

const dataItems = async (shop: Shop, { record }: Recorder): Promise<void> => {
  const merchant = ['merchant', await shop.merchant()] as const
  const dataCollectionId = 'Pages'
  const page = (id: string, title: string) => ({ id, data: { slug: id, title, body: '<p>Soon.</p>' } })
  const [jobs, press] = [page('jobs', 'Jobs'), page('press', 'Press')]
  await record(...merchant, api.insertDataItem, { dataCollectionId, dataItem: jobs })
  await record(...merchant, api.getDataItem, { dataCollectionId, dataItemId: 'jobs' })
  await record(...merchant, api.updateDataItem, { dataCollectionId, dataItem: page('jobs', 'Work with us') })
  await record(...merchant, api.upsertDataItem, { dataCollectionId, dataItem: page('jobs', 'Jobs') })
  await record(...merchant, api.countDataItems, { dataCollectionId, filter: { title: 'Jobs' } })
  await record(...merchant, api.bulkInsertDataItems, { dataCollectionId, dataItems: [press] })
  await record(...merchant, api.bulkUpdateDataItems, { dataCollectionId, dataItems: [press] })
  await record(...merchant, api.bulkSaveDataItems, { dataCollectionId, dataItems: [press] })
  await record(...merchant, api.deleteDataItem, { dataCollectionId, dataItemId: 'jobs' })
  await record(...merchant, api.bulkRemoveDataItems, { dataCollectionId, dataItemIds: ['press'] })
}

const webhooks = async (shop: Shop, { record }: Recorder): Promise<void> => {
  const owner = ['owner', await shop.owner()] as const
  const eventTypes = ['wix.ecom.v1.order_approved']
  const { webhook } = await record(...owner, api.createWebhook, {
    webhook: { url: 'http://127.0.0.1:9/orders', eventTypes, format: 'STANDARD', description: 'Accounting' },
  })
  const id = webhook.id
  await record(...owner, api.listWebhooks, {})
  await record(...owner, api.getWebhook, { id })
  await record(...owner, api.updateWebhook, { webhook: { id, description: 'Accounts', status: 'DISABLED' } })
  await record(...owner, api.rotateWebhookKey, { id, overlapHours: 24 })
  await record(...owner, api.deleteWebhook, { id })
}

const accounts = async (shop: Shop, { record }: Recorder): Promise<void> => {
  const owner = ['owner', await shop.owner()] as const
  const visitor = ['visitor', await shop.visitor()] as const
  const decide = (requireOwnerApproval: boolean) =>
    owner[1].call(api.updateSignOnPolicy, { signOnPolicy: { requireOwnerApproval } })
  const waiting = async (nickname: string): Promise<string> => {
    const email = `${nickname}@example.com`
    await visitor[1].call(api.registerV2, {
      ...{ loginId: { email }, password: 'four quiet grey herons', profile: { nickname } },
    })
    const query = { filter: { loginEmail: email }, paging: { limit: 1 } }
    const { members = [] } = await owner[1].call(api.queryMembers, { query })
    return members[0]?.id ?? ''
  }
  await decide(true)
  const hedy = await waiting('hedy')
  await record(...owner, api.approveMember, { id: hedy })
  await record(...owner, api.withdrawMemberApproval, { id: hedy })
  await customer(shop, hedy, { record })
  await record(...owner, api.refuseMember, { id: await waiting('rosalind') })
  // Her account stays, so the docs show these events with their content.
  const dorothy = await waiting('dorothy')
  await owner[1].call(api.approveMember, { id: dorothy })
  await owner[1].call(api.blockMember, { id: dorothy })
  await decide(false)
  const { clientId, site } = shop
  const { member: emmy } = await owner[1].call(api.createMember, {
    member: { loginEmail: 'emmy@example.com', contact: { firstName: 'Emmy', lastName: 'Noether' } },
  })
  const memberId = emmy?.id ?? ''
  const member = [
    'member',
    await shop.as({ type: 'MEMBER', siteId: site.siteId, clientId, memberId }),
  ] as const
  await record(...member, api.userInfo, {})
  await record(...member, api.deleteMyMember, {})
}

const customer = async (
  shop: Shop,
  memberId: string,
  { record }: Pick<Recorder, 'record'>,
): Promise<void> => {
  const owner = ['owner', await shop.owner()] as const
  const merchant = ['merchant', await shop.merchant()] as const
  const { body } = await merchant[1].get(`/vitrine/v1/customers?memberId=${memberId}`)
  const id = JSON.stringify(body).match(/"id":"([^"]+)"/)?.[1] ?? ''
  await record(...merchant, api.listCustomers, { search: 'hedy', status: 'WAITING', limit: 1 })
  const { note } = await record(...merchant, api.addCustomerNote, { id, text: 'Asked for a catalog' })
  await record(...merchant, api.setCustomerTags, { id, tags: ['Press'] })
  await record(...merchant, api.listCustomerTags, {})
  await record(...merchant, api.getCustomer, { id })
  await record(...merchant, api.listCustomerOrders, { id, limit: 5 })
  await record(...merchant, api.listCustomerSessions, { id })
  await record(...merchant, api.deleteCustomerNote, { id, noteId: note.id })
  await record(...owner, api.endCustomerSessions, { id })
  await record(...owner, api.getCustomerData, { id })
  await record(...owner, api.deleteCustomer, { id })
}

const tokens = async (shop: Shop, { record }: Recorder): Promise<void> => {
  const { clientId } = shop
  const anyone = ['anyone', shop.caller()] as const
  const { access_token, refresh_token } = await anyone[1].call(api.token, {
    clientId,
    grantType: 'anonymous',
  })
  await record(...anyone, api.tokenInfo, { token: access_token })
  await record(...anyone, api.revokeToken, { token: refresh_token ?? '', clientId })
  const visitor = ['visitor', await shop.visitor()] as const
  await record(...visitor, api.listCurrencies, {})
  const identifiers = { from: shop.site.currency, to: Object.keys(shop.site.conversionRates)[0] ?? '' }
  await record(...visitor, api.getConversionRate, identifiers)
  await record(...visitor, api.convertCurrency, {
    ...identifiers,
    amounts: [{ value: '1095', decimalPlaces: 2 }],
  })
}
