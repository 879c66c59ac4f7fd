import { parseArgs } from 'node:util'
import { systemClock } from './floor/clock.ts'
import { openDatabase } from './floor/database/database.ts'
import { databaseSettings } from './floor/database/database-settings.ts'
import { randomIds } from './floor/ids.ts'
import { openKeptClock } from './floor/kept-clock/kept-clock.ts'
import { keepNewFilesPrivate } from './floor/private-files.ts'
import { readSettings } from './floor/settings/settings.ts'
import { migrations } from './migrations.ts'
import { type Command, CommandError, type Options } from './operate/command.ts'
import { COMMANDS } from './operate/commands.ts'
import { giveUp } from './start-failure.ts'

/** Runs one operator command on the platform's database, whether the platform runs or not. */
const operate = async (): Promise<void> => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(usage())
  const settings = readSettings(process.env)
  keepNewFilesPrivate()
  const database = await openDatabase(databaseSettings(settings))
  try {
    const pending = await database.pendingMigrations(migrations)
    if (command.migrates && pending.length === migrations.length) await database.migrate(migrations)
    else if (pending.length > 0)
      throw new CommandError('The database is not up to date: start the platform once.')
    await using clock = await openKeptClock({ database, machine: systemClock })
    const workplace = { database, clock, machine: systemClock, ids: randomIds, settings }
    const printed = await command.run(workplace, read(command, args))
    for (const [label, value] of Object.entries(printed)) console.log(`${label}  ${value}`)
  } finally {
    await database.close()
  }
}

const read = ({ takes, mayTake, flags = [] }: Command, args: string[]): Options => {
  const names = Object.keys({ ...takes, ...mayTake })
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ])
  try {
    const { values } = parseArgs({ args, options })
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
    )
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

const usage = (): string =>
  [
    'npm run platform -- COMMAND, where COMMAND is one of',
    ...Object.entries(COMMANDS).map(([name, { does, takes, mayTake = {}, flags = [] }]) => {
      const must = Object.entries(takes).map(([option, example]) => `--${option} ${example}`)
      const may = Object.entries(mayTake).map(([option, example]) => `[--${option} ${example}]`)
      const said = flags.map((flag) => `[--${flag}]`)
      return `  ${[name, ...must, ...may, ...said].join(' ')}\n      ${does}`
    }),
  ].join('\n')

operate().catch(giveUp)
