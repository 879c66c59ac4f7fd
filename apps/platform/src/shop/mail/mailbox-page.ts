import { hash } from 'node:crypto'
import { escaped } from '../../floor/http/pages/html.ts'
import { LOOK, SERIF } from '../home/look.ts'
import type { KeptMail } from './mailbox.store.ts'

const STYLE = `${LOOK}main{max-width:72rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font:400 clamp(1.9rem,4vw,2.75rem)/1.2 ${SERIF};letter-spacing:-.01em;margin:0 0 .25rem}
header p{margin:0 0 1.75rem;color:var(--quiet)}a{color:var(--accent)}ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
details{background:var(--card);border:1px solid var(--line);border-radius:.5rem}
summary{display:grid;gap:.1rem;padding:.8rem 2.8rem .8rem 1.1rem;cursor:pointer;list-style:none;overflow-wrap:anywhere;position:relative}
summary::-webkit-details-marker{display:none}summary h2{font-size:1.05rem;font-weight:600;line-height:1.35;margin:0}
summary::after{content:"";position:absolute;right:1.25rem;top:1.25rem;width:.5rem;height:.5rem;border:solid var(--quiet);border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open] summary::after{top:1.5rem;transform:rotate(225deg)}
summary span{color:var(--quiet);font-size:.9rem}details[open] summary{border-bottom:1px solid var(--line)}
.parts{display:grid}.part{padding:1rem 1.1rem;min-width:0}.part+.part{border-top:1px solid var(--line)}
h3{font-size:.8rem;font-weight:600;color:var(--quiet);margin:0 0 .6rem}iframe{display:block;width:100%;height:36rem;border:0;border-radius:.25rem}
pre{margin:0;padding:0;border:0;background:none;white-space:pre-wrap;overflow-wrap:anywhere;font:.9rem/1.55 ui-monospace,monospace}
.empty{border:1px dashed var(--line);border-radius:.5rem;padding:3rem 1.25rem;text-align:center;color:var(--quiet)}.empty p{margin:0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.5rem}
@media(min-width:56rem){.parts{grid-template-columns:3fr 2fr}.part+.part{border-top:0;border-left:1px solid var(--line)}}`

/** What the page may load: its own style, and mails in frames. */
export const MAILBOX_POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-src 'self'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a mail may do in its frame: show its style, and open links in a new window. */
export const mailPolicy = (mediaUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(mediaUrl).origin}; base-uri 'none'; ` +
  `form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`

/** Writes the page of all mails that weren't sent because there is no server. It has no script. */
export const mailboxPage = (mails: readonly KeptMail[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${countOf(mails)} - Mailbox</title><style>${STYLE}</style></head><body><main>` +
  `<header><h1>Mailbox</h1><p>No email leaves this machine: <code>SMTP_URL</code> is not set. ${countOf(mails)}.</p></header>` +
  `${mails.length > 0 ? `<ol>${mails.map(entry).join('')}</ol>` : EMPTY}</main></body></html>`

const EMPTY = '<div class="empty"><p>Emails from the shop appear here.</p></div>'

const countOf = ({ length }: readonly KeptMail[]): string =>
  length === 0 ? 'No emails yet' : length === 1 ? '1 email' : `${length} emails`

/** The newest is open. The other frames load when they are opened. */
const entry = ({ mailId, to, language, subject, text, writtenAt }: KeptMail, index: number): string => {
  const iso = new Date(writtenAt).toISOString()
  const date = `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
  const named = escaped(subject)
  return (
    `<li><details${index === 0 ? ' open' : ''}><summary><h2 lang="${language}">${named}</h2>` +
    `<span>To ${escaped(to)}</span><span>${date}</span></summary><div class="parts">` +
    `<div class="part"><h3>As HTML</h3><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" ` +
    `src="/dev/mail/${encodeURIComponent(mailId)}" title="${named}"></iframe></div>` +
    `<div class="part"><h3>As text</h3><pre lang="${language}">${linked(text)}</pre></div></div></details></li>`
  )
}

/** Turns the addresses in a text into links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escaped(part)
        : `<a href="${escaped(part)}" target="_blank" rel="noopener">${escaped(part)}</a>`,
    )
    .join('')
