import type { FastifyReply } from 'fastify'
import { answerAddress } from './answer-address.ts'
import type { AnswerTo } from './authorize-request.ts'
import { sendWebMessage } from './web-message.ts'

/** Sends an application its answer in the requested way. */
export const sendAnswer = (
  reply: FastifyReply,
  to: AnswerTo,
  parameters: Readonly<Record<string, string>>,
): FastifyReply => {
  const { redirectUri, responseMode, state } = to
  if (responseMode === 'web_message') return sendWebMessage(reply, to, parameters)
  return reply.redirect(answerAddress({ redirectUri, responseMode, state }, parameters), 303)
}
