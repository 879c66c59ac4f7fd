import { CommanderError } from 'commander'
import { SecretsRefused } from '../floor/callers/secrets.ts'
import { DatabaseUnavailable, MigrationRefused } from '../floor/database/errors.ts'
import { SettingError } from '../floor/settings/settings.ts'
import { startFailure } from '../start-failure.ts'
import { type Command, CommandError, type Options, type Result } from './command.ts'
import type { Desk } from './desk.ts'
import { EXITS, type ExitName } from './exits.ts'
import { createParser } from './parser.ts'
import { textOfResult } from './print-result.ts'
import { COMMANDS } from './table.ts'
import { withWorkplace } from './workplace.ts'

/**
 * Runs one command of `vitrine`: prints its result or one sentence about what went wrong. Never throws.
 *
 * @returns the exit code, see `EXITS`
 */
export const runVitrine = async (given: readonly string[], outside: Omit<Desk, 'json'>): Promise<number> => {
  const args = withJsonLast(given)
  const desk = { ...outside, json: args.includes('--json') }
  let ran = ''
  let exit: ExitName = 'DONE'
  const parser = createParser(desk, async (name, command, options) => {
    ran = name
    exit = print(desk, name, command, await carryOut(command, options, desk))
  })
  try {
    await parser.parseAsync(args, { from: 'user' })
    return EXITS[exit].code
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXITS.DONE.code // help was printed
    return explain(desk, ran || named(args), error)
  }
}

const carryOut = (command: Command, options: Options, desk: Desk): Promise<Result> =>
  command.needs === 'database'
    ? withWorkplace(desk, command, (workplace) => command.run(workplace, options, desk))
    : command.run(desk, options)

const print = ({ json, out }: Desk, name: string, { answers }: Command, result: Result): ExitName => {
  const unknown = Object.keys(result).find((field) => !answers.includes(field))
  if (unknown !== undefined) throw new Error(`${name} returns ${unknown}, which it doesn't declare`)
  const hasProblems = Array.isArray(result.problems) && result.problems.length > 0
  out(json ? `${JSON.stringify({ ok: !hasProblems, command: name, result })}\n` : textOfResult(result))
  return hasProblems ? 'PROBLEMS' : 'DONE'
}

/** Says what went wrong: people read it on standard error, programs as JSON on standard output. */
const explain = ({ json, out, err }: Desk, name: string, error: unknown): number => {
  const exit = exitOf(error)
  const isHelp = error instanceof CommanderError && error.code === 'commander.help'
  if (isHelp && !json) return EXITS[exit].code // the help was printed
  const message = sentenceOf(error)
  if (json) out(`${JSON.stringify({ ok: false, command: name, error: { code: exit, message } })}\n`)
  else err(`vitrine${name && ` ${name}`}: ${message}\n`)
  return EXITS[exit].code
}

const exitOf = (error: unknown): ExitName => {
  if (error instanceof CommandError) return error.exit
  if (error instanceof CommanderError || error instanceof SettingError || error instanceof SecretsRefused)
    return 'USAGE'
  if (error instanceof MigrationRefused) return 'WRONG_DATABASE'
  if (error instanceof DatabaseUnavailable) return 'UNREACHABLE'
  return 'FAILED'
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof CommanderError) {
    if (error.code === 'commander.help') return 'Name a command; --help lists them.'
    return `${error.message
      .replace(/^error: /, '')
      .replaceAll('\n', ' ')
      .replace(/\.?$/, '.')} See --help.`
  }
  return startFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** Options belong to a command, but many people write this one before it. */
const withJsonLast = ([first, ...others]: readonly string[]): readonly string[] =>
  first === '--json' ? [...others, first] : first === undefined ? [] : [first, ...others]

/** The command that arguments name before they are parsed. */
const named = ([first = '', second = '']: readonly string[]): string => {
  if (first.startsWith('-')) return ''
  return COMMANDS.has(`${first} ${second}`) ? `${first} ${second}` : first
}
