import { emails } from '@vitrine/client/merchant'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** Loaded with these pages. */
export const emailCalls = shop.use(emails)

export type Email = emails.Email

/** The states to filter by. */
export const STATES = ['FAILED', 'WAITING', 'SENT', 'EXPIRED'] as const

const PAGE_SIZE = 50

/** Reads a page of emails, newest first. @param to - one whole address; anything else finds nothing */
export const readEmails = async (
  { state, to }: { readonly state: string | undefined; readonly to: string },
  cursor: string | undefined,
): Promise<Page<Email>> => {
  const known = STATES.find((each) => each === state)
  try {
    const { emails: rows, nextCursor } = await emailCalls.listEmails({
      limit: PAGE_SIZE,
      ...(known && { state: known }),
      ...(to && { to }),
      ...(cursor && { cursor }),
    })
    return { rows, next: nextCursor }
  } catch (error) {
    if (to && isInvalid(error)) return { rows: [], next: undefined }
    throw error
  }
}

/** Sends emails again, one after the other. @returns how many will be sent, and how many can't be */
export const resendAll = async (
  ids: readonly string[],
): Promise<{ readonly sent: number; readonly failed: number }> => {
  let sent = 0
  for (const id of ids)
    try {
      await emailCalls.resendEmail(id)
      sent++
    } catch (error) {
      if (!isRefused(error)) throw error
    }
  return { sent, failed: ids.length - sent }
}

const codeOf = (error: unknown): unknown => Object(error).code
const isInvalid = (error: unknown): boolean => codeOf(error) === 'INVALID_ARGUMENT'
const isRefused = (error: unknown): boolean =>
  ['EMAIL_NOT_RESENDABLE', 'EMAIL_NOT_FOUND'].includes(String(codeOf(error)))

/** What is read again after emails are sent again. */
export const EMAIL_KEYS = ['emails', 'email', 'sales']
