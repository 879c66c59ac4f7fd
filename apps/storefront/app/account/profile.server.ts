import { CommerceError } from '@vitrine/client'
import { data } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import type { Visitor } from '../shop.server.ts'
import { problemOf, refusal, textOf } from './form.server.ts'
import type { FormAnswer } from './form-answer.ts'
import { readMember } from './member.server.ts'

/** The profile fields that members can edit, and their maximum lengths. */
const FIELDS = { nickname: 255, firstName: 100, lastName: 100, phone: 50 } as const

/** Handles the profile form. Additional phone numbers are kept. */
export async function saveProfile(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const member = await readMember(visitor)
  if (!member) return refusal('loggedOut')
  const typed = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, textOf(form, name)]))
  const tooLong = Object.entries(FIELDS).find(([name, most]) => (typed[name] ?? '').length > most)
  if (tooLong) return refusal('tooLong', { field: tooLong[0], typed })
  const { nickname, firstName, lastName, phone } = typed
  const phones = [phone ?? '', ...member.phones.slice(1)].filter((one) => one !== '')
  try {
    await visitor.client.members.updateMember(member.id, {
      profile: { nickname },
      contact: { firstName, lastName, phones },
    })
    visitor.member = undefined
    return data<FormAnswer>({ isDone: true })
  } catch (error) {
    const isTaken = error instanceof CommerceError && error.code === 'SLUG_ALREADY_EXISTS'
    return isTaken
      ? refusal('nicknameTaken', { field: 'nickname', typed })
      : refusal(problemOf(error), { typed })
  }
}
