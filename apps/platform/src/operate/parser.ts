import { InvalidArgumentError, Command as Parser } from 'commander'
import platform from '../../package.json' with { type: 'json' }
import type { Command, Options } from './command.ts'
import type { Desk } from './desk.ts'
import { EXITS } from './exits.ts'
import { COMMAND_GROUPS, type CommandGroup } from './table.ts'

/** Carries out a command that was read. */
export type RunNamed = (name: string, command: Command, options: Options) => Promise<void>

/**
 * Builds the parser of `vitrine` from the table. It throws `CommanderError` for wrong arguments, and after
 * printing help.
 */
export const createParser = (desk: Pick<Desk, 'out' | 'err'>, run: RunNamed): Parser => {
  const root = quiet(new Parser('vitrine'), desk)
    .description('Runs and watches Vitrine shops.')
    .usage('COMMAND')
    .version(platform.version, '-V, --version', 'display the version')
    .helpCommand('help [COMMAND]', 'display help for a command')
    .addHelpText('after', () => `\n${EXIT_HELP}`)
  const parents = new Map<string, Parser>()
  for (const group of COMMAND_GROUPS)
    for (const [name, command] of Object.entries(group.commands)) {
      const [first = '', second] = name.split(' ')
      const parent = second === undefined ? root : parentOf(root, parents, first, group, desk)
      const parser = quiet(parent.command(second ?? first), desk).helpGroup(`${group.name}:`)
      addWords(parser, command)
      const names = Object.keys(command.arguments ?? {})
      parser.action(async (...given: unknown[]) => {
        const values = names.map((argument, at) => [argument, String(given[at])] as const)
        await run(name, command, { ...Object.fromEntries(values), ...optionsOf(parser) })
      })
    }
  return root
}

const quiet = (parser: Parser, { out, err }: Pick<Desk, 'out' | 'err'>): Parser =>
  parser
    .exitOverride()
    .helpCommand(false)
    .configureOutput({ writeOut: out, writeErr: err, outputError: () => {} }) // errors are printed in one place

const parentOf = (
  root: Parser,
  known: Map<string, Parser>,
  name: string,
  group: CommandGroup,
  desk: Pick<Desk, 'out' | 'err'>,
): Parser => {
  const verbs = Object.keys(group.commands).flatMap((each) => (each.startsWith(`${name} `) ? [each] : []))
  const parent =
    known.get(name) ??
    quiet(root.command(name), desk).helpGroup(`${group.name}:`).description(verbs.join(', ')).usage('COMMAND')
  known.set(name, parent)
  return parent
}

const addWords = (parser: Parser, { does, takes, mayTake, flags, ...command }: Command): void => {
  parser.description(does).allowExcessArguments(false)
  for (const [name, { is }] of Object.entries(command.arguments ?? {}))
    parser.argument(`<${name.toUpperCase()}>`, is)
  for (const [name, { example, is }] of Object.entries(takes ?? {}))
    parser.requiredOption(`--${name} <VALUE>`, `${is} (such as ${example})`, givenValue)
  for (const [name, { example, is }] of Object.entries(mayTake ?? {}))
    parser.option(`--${name} <VALUE>`, `${is} (such as ${example})`, givenValue)
  for (const [name, is] of Object.entries(flags ?? {})) parser.option(`--${name}`, is)
  parser.option('--json', 'print the result as JSON')
}

/** A shell variable that is empty lets the next option slip into the place of a value. */
const givenValue = (value: string): string => {
  if (value.startsWith('--')) throw new InvalidArgumentError('The value is missing.')
  return value
}

const optionsOf = (parser: Parser): Options => {
  const values: Readonly<Record<string, unknown>> = parser.opts()
  return Object.fromEntries(
    parser.options.flatMap((option) => {
      const value = values[option.attributeName()]
      if (value === undefined) return []
      return [[option.long?.slice(2) ?? '', value === true ? 'yes' : String(value)] as const]
    }),
  )
}

const EXIT_HELP = `Exit codes:\n${Object.values(EXITS)
  .map(({ code, means }) => `  ${code}  ${means.replaceAll('`', '')}\n`)
  .join('')}`
