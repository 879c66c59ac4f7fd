import { mailAddressOf } from '@vitrine/contract/mail-address'
import { oneLine } from '../text/one-line.ts'

/** The mail server. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise as soon as the server offers it. */
  readonly secure: boolean
  readonly user: string | undefined
  readonly password: string | undefined
}

/** The sender of mails. */
export interface MailFrom {
  /** Empty: each shop's own name. */
  readonly name: string
  readonly address: string
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

/** Reads an address such as smtp://user:password@mail.example:587; undefined if invalid. */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text)
  const usual = PORTS[protocol]
  if (usual === undefined || !hostname || search || hash || !['', '/'].includes(pathname)) return undefined
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port ? Number(port) : usual,
      secure: protocol === 'smtps:',
      user: username ? decodeURIComponent(username) : undefined,
      password: password ? decodeURIComponent(password) : undefined,
    }
  } catch {
    return undefined // a percent sign that escapes nothing
  }
}

/** Reads `shop@example.com` or `The shop <shop@example.com>`; undefined if it is neither. */
export const readMailFrom = (text: string): MailFrom | undefined => {
  const [, name = '', given = text] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? []
  const address = mailAddressOf(given)
  return address === undefined ? undefined : { name: oneLine(name.replace(/^\s*"(.*)"\s*$/, '$1')), address }
}
