import { expect } from 'vitest'
import { type FormVisitor, formVisitor } from '../form-visitor.ts'
import { openMembersShop } from '../open/open-members-shop.ts'

export const PATIENCE = { timeout: 20_000 }
export const PASSWORD = 'four quiet grey herons'
export const NEW_PASSWORD = 'seven loud white gulls'

export let house: Awaited<ReturnType<typeof openMembersShop>>

/** Opens the shop that all cases of `member-forms.test.ts` share. */
export const openHouse = async (): Promise<void> => {
  house = await openMembersShop()
}

export const closeHouse = (): Promise<void> | undefined => house?.[Symbol.asyncDispose]()

let count = 0
export const newEmail = () => `grace.${++count}@example.com`

export const register = (visitor: FormVisitor, email: string, more: Record<string, string> = {}) =>
  visitor.send('/register', { email, password: PASSWORD, firstName: 'Grace', returnTo: '/account', ...more })
export const logIn = (visitor: FormVisitor, email: string, password = PASSWORD, returnTo = '/account') =>
  visitor.send('/login', { email, password, returnTo })

/** A newly registered member, in a shop without further requirements. */
export const newMember = async () => {
  await house.ask({})
  const visitor = formVisitor(house.url)
  const email = newEmail()
  expect((await register(visitor, email)).location).toBe('/account')
  return { visitor, email }
}
export const isMember = async (visitor: FormVisitor) => (await visitor.open('/account')).status === 200
export const linkIn = async (email: string) => {
  const token = /[?]token=([\w-]+)/
  await expect.poll(async () => (await house.mails(email))[0]?.text ?? '', PATIENCE).toMatch(token)
  return token.exec((await house.mails(email))[0]?.text ?? '')?.[1] ?? ''
}
