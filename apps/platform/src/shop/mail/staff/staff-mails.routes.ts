import { getEmail, listEmails, resendEmail } from '@vitrine/contract/operations'
import { answer, type Route } from '../../calls/answer.ts'
import type { StaffMailsService } from './staff-mails.service.ts'

export const staffMailsRoutes = (mails: StaffMailsService): readonly Route[] => [
  answer(listEmails, (call) => mails.list(call)),
  answer(getEmail, (call) => mails.get(call)),
  answer(resendEmail, (call) => mails.resend(call)),
]
