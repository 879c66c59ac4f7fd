import { type Database, statement } from '../../floor/database/database.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import { openShop, type Shop, type ShopOptions } from '../../testing/shop.ts'
import type { SignOnPolicy } from '../members/sign-on-policy.ts'

export const PASSWORD = 'a long walk home'

const mailsTo = statement<{ template: string; data: string; text: string | null }>(
  `SELECT mails.template, mails.data, mailbox.text_part AS text FROM mails
   LEFT JOIN mailbox ON mailbox.site_id = mails.site_id AND mailbox.mail_id = mails.mail_id
   WHERE mails.site_id = ? AND mails.recipient = ? ORDER BY mails.created_at`,
)

/** Mails to an address, sent or queued: template and content. */
export const mailed = async (
  { database, site }: Pick<Shop, 'database' | 'site'>,
  to: string,
): Promise<{ template: string; said: string }[]> =>
  (await database.all(mailsTo, site.siteId, to)).map(({ template, data, text }) => ({
    template,
    said: text ?? data,
  }))

/** The newest code mailed to an address. */
export const codeFor = async (shop: Pick<Shop, 'database' | 'site'>, to: string): Promise<string> =>
  newest(await mailed(shop, to), 'email-code', /\b(\d{6})\b/)

/** The token of the newest link mailed to an address. */
export const linkFor = async (
  shop: Pick<Shop, 'database' | 'site'>,
  to: string,
  template: 'new-password' | 'first-password' = 'new-password',
): Promise<string> => newest(await mailed(shop, to), template, /[?]token=([\w-]{43})/)

const newest = (
  mails: readonly { template: string; said: string }[],
  template: string,
  form: RegExp,
): string => {
  const mail = mails.filter((each) => each.template === template).at(-1)
  return form.exec(mail?.said ?? '')?.[1] ?? `no ${template}`
}

/** Sets a site's sign-on policy. */
export const askOfMembers = (
  database: Database,
  siteId: string,
  policy: Partial<SignOnPolicy>,
): Promise<unknown> =>
  database.transaction(async (tx) => {
    const document = { requireEmailVerification: false, requireOwnerApproval: false, ...policy }
    const before = await settingsStore.lock(tx, siteId, 'sign-on-policy')
    await settingsStore.save(tx, siteId, 'sign-on-policy', { revision: before?.revision ?? 0, document }, 1)
  })

export const openMembersShop = async (
  policy: Partial<SignOnPolicy> = {},
  options: ShopOptions = {},
): Promise<Shop> => {
  const shop = await openShop(options)
  await askOfMembers(shop.database, shop.site.siteId, policy)
  return shop
}

/** The result of an answer: the state, the code, or the first violation's field and rule. */
export const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }): string => {
  if (status === 200) return String(body.state ?? 'OK')
  const details = body.details as {
    applicationError?: { code: string }
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] }
  }
  const [violation] = details.validationError?.fieldViolations ?? []
  return violation ? `${violation.field} ${violation.violatedRule}` : String(details.applicationError?.code)
}

let count = 0

/** A new address, as long as all others. */
export const newAddress = (): string => `ada.${String(++count).padStart(4, '0')}@example.com`
