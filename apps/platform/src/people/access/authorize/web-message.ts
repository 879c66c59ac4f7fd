import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { originOf } from '../../../floor/callers/origin-of.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import type { AnswerTo } from './authorize-request.ts'

/**
 * Posts the answer to the page that asked, if its origin is allowed. An opened window may no longer know that
 * origin: it then posts to each allowed origin, and the browser delivers only to the page's own.
 */
const SCRIPT = `const {answer,origins}=document.getElementById('answer').dataset
const page=window.opener??(window.parent===window?undefined:window.parent)
const asked=location.ancestorOrigins?.[0]??(document.referrer&&new URL(document.referrer).origin)
const allowed=JSON.parse(origins)
for(const origin of allowed.includes(asked)?[asked]:allowed)page?.postMessage(JSON.parse(answer),origin)`

const SCRIPT_SOURCE = `'sha256-${hash('sha256', SCRIPT, 'base64')}'`

/**
 * Answers a page that frames ours (OAuth 2.0 Web Message Response Mode). Only registered origins may frame it
 * and receive the message.
 */
export const sendWebMessage = (
  reply: FastifyReply,
  to: AnswerTo,
  parameters: Readonly<Record<string, string>>,
): FastifyReply => {
  const origins = webOrigins(to)
  const answer = JSON.stringify({ ...parameters, ...(to.state !== undefined && { state: to.state }) })
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy':
        `default-src 'none'; script-src ${SCRIPT_SOURCE}; base-uri 'none'; form-action 'none'; ` +
        `frame-ancestors ${origins.join(' ') || "'none'"}`,
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Login</title></head>` +
        `<body id="SITE_CONTAINER"><div id="answer" data-answer="${escaped(answer)}" ` +
        `data-origins="${escaped(JSON.stringify(origins))}"></div><script>${SCRIPT}</script></body></html>`,
    )
}

/** The origins for the answer: that of the redirect address, otherwise all that the client has registered. */
const webOrigins = ({ client, redirectUri }: AnswerTo): string[] => {
  const asked = redirectUri ? [originOf(redirectUri)] : client.origins
  return asked.filter((origin) => /^https?:\/\/[^\s;,'"]+$/.test(origin))
}
