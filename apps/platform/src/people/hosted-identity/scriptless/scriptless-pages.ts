import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { escaped } from '../../../floor/http/pages/html.ts'
import type { PageCase } from '../../../shop/hosted-pages/hosted-pages.ts'
import type { ScriptlessWords } from './scriptless-words.ts'

/** The page's brand; undefined if an address names none and there are several shops. */
type Shop = Pick<HostedBrand, 'name' | 'shopUrl'> | undefined

/** Says that a page needs scripts, and where to go without them. */
export const needsScripts = (t: ScriptlessWords, shop: Shop): PageCase =>
  pageOf(t, shop ? t.logInTo(shop.name) : t.logIn, [
    `<p>${escaped(t.needsScripts)}</p>`,
    ...(shop ? [`<p>${escaped(t.orShop(shop.name))}</p>`, toShop(t, shop.name, shop.shopUrl)] : []),
  ])

/** Says that a mail's link is no longer valid. */
export const linkSpent = (t: ScriptlessWords, shop: Shop): PageCase =>
  pageOf(t, t.spent, [
    `<p>${escaped(t.spentText)}</p>`,
    ...(shop ? [toShop(t, shop.name, shop.shopUrl)] : []),
  ])

/** Says that a password is set, and leads to where the mail was requested. */
export const passwordSet = (t: ScriptlessWords, shopName: string, to: string): PageCase =>
  pageOf(t, t.isSet, [`<p>${escaped(t.isSetText)}</p>`, toShop(t, shopName, to)])

/** The form behind a mail's link. */
export const newPasswordForm = (t: ScriptlessWords, token: string, error?: string): PageCase =>
  pageOf(t, t.choose, [
    `<p>${escaped(t.chooseText)}</p>`,
    '<form method="post" action="/login/new-password">',
    `<input type="hidden" name="token" value="${escaped(token)}">`,
    `<div class="field-group"><label for="password">${escaped(t.newPassword)}</label>`,
    '<input class="field" id="password" name="password" type="password" autocomplete="new-password" required ',
    `maxlength="256" ${error ? 'aria-invalid="true" autofocus ' : ''}aria-describedby="password-error password-hint">`,
    error ? `<p class="field-error" id="password-error" role="alert">${escaped(error)}</p>` : '',
    `<p class="field-hint" id="password-hint">${escaped(t.hint)}</p></div>`,
    `<button class="button" type="submit">${escaped(t.set)}</button></form>`,
  ])

const pageOf = ({ language }: ScriptlessWords, title: string, parts: readonly string[]): PageCase => ({
  ...{ title, language },
  plain: `<h1>${escaped(title)}</h1>${parts.join('')}`,
})

const toShop = (t: ScriptlessWords, name: string, to: string): string =>
  `<a class="button" href="${escaped(to)}">${escaped(t.toShop(name))}</a>`
