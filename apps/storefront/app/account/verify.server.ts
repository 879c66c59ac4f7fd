import { CommerceError } from '@vitrine/client'
import { data } from 'react-router'
import { readForm } from '../cart/cart-form.server.ts'
import type { Visitor } from '../shop.server.ts'
import { entered } from './enter.server.ts'
import { problemOf, refusal, textOf } from './form.server.ts'
import type { FormAnswer } from './form-answer.ts'
import { readWaiting } from './waiting.server.ts'

/** Handles the form for a mailed code: submits the code, or asks for another. */
export async function verifyByForm(request: Request, visitor: Visitor) {
  const waiting = readWaiting(request.headers.get('Cookie'))
  const form = await readForm(request)
  if (!waiting) return refusal('wrongCode')
  const { stateToken } = waiting
  try {
    if (form.get('intent') === 'resend') {
      await visitor.client.verification.resendDuringAuthentication({ stateToken })
      return data<FormAnswer>({ isDone: true })
    }
    // People write numbers with spaces: 123 456.
    const code = textOf(form, 'code').replace(/[\s-]/g, '')
    if (!/^\d{6}$/.test(code)) return refusal('noCode', { field: 'code' })
    const state = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } } as const
    return await entered(visitor, await visitor.client.auth.processVerification({ code }, state), waiting)
  } catch (error) {
    const isWrong = error instanceof CommerceError && error.code === 'VERIFICATION_FAILED'
    return isWrong ? refusal('wrongCode', { field: 'code' }) : refusal(problemOf(error))
  }
}
