import { systemClock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import type { Settings } from '../floor/settings/settings.ts'
import type { Options, Result } from './command.ts'
import type { Desk } from './desk.ts'
import { COMMANDS } from './table.ts'

/** A desk that keeps what is printed. */
export const testDesk = (changes: Partial<Desk> = {}): Desk & { readonly printed: () => string } => {
  let text = ''
  return {
    environment: {},
    out: (more) => (text += more),
    err: (more) => (text += more),
    ...{ showsProgress: false, json: false, stop: new AbortController().signal },
    ...{ keepNewFilesPrivate: () => {}, openBrowser: () => {} },
    ...changes,
    printed: () => text,
  }
}

/** Carries out a command that works on a database. */
export const runOn = async (
  database: Database,
  settings: Settings,
  name: string,
  options: Options,
  desk: Desk = testDesk(),
): Promise<Result> => {
  const command = COMMANDS.get(name)
  if (command?.needs !== 'database') throw new Error(`${name} is missing`)
  const workplace = { database, clock: systemClock, machine: systemClock, ids: randomIds, settings }
  return command.run(workplace, options, desk)
}
