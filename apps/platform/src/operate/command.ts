import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Ids } from '../floor/ids.ts'
import type { Settings } from '../floor/settings/settings.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'

/** The options on the command line, by name. */
export type Options = Readonly<Record<string, string | undefined>>

/** What a command works on. */
export interface Workplace {
  readonly database: Database
  /** The platform's, which never goes back. */
  readonly clock: Clock
  /** This machine's. */
  readonly machine: Clock
  readonly ids: Ids
  readonly settings: Settings
}

/** An operator command; it returns the text to print. */
export interface Command {
  readonly does: string
  /** Required options, and optional ones, each with an example. */
  readonly takes: Readonly<Record<string, string>>
  readonly mayTake?: Readonly<Record<string, string>>
  /** Options without a value; those given hold `yes`. */
  readonly flags?: readonly string[]
  /** Whether it first migrates an empty database. */
  readonly migrates?: boolean
  readonly run: (workplace: Workplace, options: Options) => Promise<Readonly<Record<string, string>>>
}

/** An invalid command; the message says what is expected. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

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
  throw new CommandError(`Site ${siteId} was not found; the command "sites" lists them.`)
}

/** An e-mail address in its normalized form. */
export const emailOf = (options: Options): string => {
  const email = mailAddressOf(textOf(options, 'email'))
  if (email !== undefined) return email
  throw new CommandError('--email must be an e-mail address.')
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
