import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Ids } from '../floor/ids.ts'
import type { Settings } from '../floor/settings/settings.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import type { Desk } from './desk.ts'
import type { ExitName } from './exits.ts'

/** What was given on the command line, by name. A flag that was given holds `yes`. */
export type Options = Readonly<Record<string, string | undefined>>

/** An argument or option: an example of its value, and what it means. */
export interface Given {
  readonly example: string
  readonly is: string
}

/** What a command prints: plain JSON. A list named `problems` that isn't empty ends it with exit code 7. */
export type Result = Readonly<Record<string, unknown>>

/** What a command says about itself: its line in the help, the reference, and the parser. */
export interface CommandWords {
  /** What it does, in one sentence without a full stop. */
  readonly does: string
  /** Values without a name, all required, in this order. */
  readonly arguments?: Readonly<Record<string, Given>>
  /** Required options, and optional ones. */
  readonly takes?: Readonly<Record<string, Given>>
  readonly mayTake?: Readonly<Record<string, Given>>
  /** Options without a value. */
  readonly flags?: Readonly<Record<string, string>>
  /** The fields of its result, which `--json` prints. */
  readonly answers: readonly string[]
}

/** What a command works on if it needs the database. */
export interface Workplace {
  readonly database: Database
  /** The platform's, which never goes back. */
  readonly clock: Clock
  /** This machine's. */
  readonly machine: Clock
  readonly ids: Ids
  readonly settings: Settings
}

/** Works on the database, whether the platform runs or not. */
export interface DatabaseCommand extends CommandWords {
  readonly needs: 'database'
  /** Whether it first migrates an empty database. */
  readonly migrates?: boolean
  readonly run: (workplace: Workplace, options: Options, desk: Desk) => Promise<Result>
}

/** Talks to a running platform by HTTP, as the person who logged in or with an API key. */
export interface PlatformCommand extends CommandWords {
  readonly needs: 'platform'
  readonly run: (desk: Desk, options: Options) => Promise<Result>
}

/** Needs neither. */
export interface PlainCommand extends CommandWords {
  readonly needs: 'nothing'
  readonly run: (desk: Desk, options: Options) => Promise<Result>
}

export type Command = DatabaseCommand | PlatformCommand | PlainCommand

/** A command that can't be carried out; the message says what is expected. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exit: Exclude<ExitName, 'DONE'>

  constructor(message: string, exit: Exclude<ExitName, 'DONE'> = 'USAGE', cause?: unknown) {
    super(message, { cause })
    this.exit = exit
  }
}

/** Builds the error of a command that the shop's data doesn't allow, to be thrown. */
export const refused = (message: string): CommandError => new CommandError(message, 'REFUSED')

/** The option that names a shop. */
export const SITE = { site: { example: 'SITE_ID', is: 'id of the shop; `vitrine sites` lists them' } }

/** The option that names a member of staff. */
export const EMAIL = { email: { example: 'ada@shop.example', is: 'email address of the person' } }

/** The text of a required option. */
export const textOf = (options: Options, name: string): string => {
  const text = options[name]?.trim()
  if (text) return text
  throw new CommandError(`--${name} is required.`)
}

/** The id of the command's site. */
export const siteOf = async (database: Database, options: Options): Promise<string> => {
  const siteId = textOf(options, 'site')
  if (await sitesStore.find(database, siteId)) return siteId
  throw refused(`Site ${siteId} was not found; the command "sites" lists them.`)
}

/** An email address in its normalized form. */
export const emailOf = (options: Options): string => {
  const email = mailAddressOf(textOf(options, 'email'))
  if (email !== undefined) return email
  throw new CommandError('--email must be an email address.')
}

/** One of several words. */
export const oneOf = <Choice extends string>(
  options: Options,
  name: string,
  choices: readonly Choice[],
): Choice => {
  const found = choices.find((choice) => choice === options[name])
  if (found) return found
  throw new CommandError(`--${name} must be ${choices.join(' or ')}.`)
}

/** A time in the past or future: a date, a date with a time, or an age such as `2h`, `30m` or `3d`. */
export const timeOf = (options: Options, name: string, now: number): number => {
  const text = textOf(options, name)
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const time = count === '' ? Date.parse(text) : now - Number(count) * (UNIT_MS[unit] ?? 0)
  if (Number.isFinite(time)) return time
  throw new CommandError(`--${name} must be a date such as 2027-01-31, or an age such as 2h or 3d.`)
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
