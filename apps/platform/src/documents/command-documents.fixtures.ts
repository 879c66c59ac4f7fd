import type { Command, Given } from '../operate/command.ts'
import { EXITS } from '../operate/exits.ts'
import { COMMAND_GROUPS } from '../operate/table.ts'
import type { Document } from './document.fixtures.ts'
import { code, table, wrapped } from './markdown.fixtures.ts'

const NEEDS = {
  database: 'Works on the database in `DATA_DIR` or `DATABASE_URL`, whether or not the platform is running.',
  platform: 'Talks to a running platform; [log in](run-the-command-line.md#log-in) first.',
  nothing: 'Needs neither database nor platform.',
}
/** Logging in is what the other commands need first. */
const LOGIN_NEEDS = 'Talks to a running platform.'

/** The reference of `vitrine`. */
export const commandDocuments = (): readonly Document[] => {
  const parts = [
    '# Command reference',
    wrapped(
      'Every command, with its options and what it prints. `npx vitrine COMMAND` runs it in this repository; so does `npm run platform -- COMMAND`. [Run the command line](run-the-command-line.md) introduces them.',
    ),
    ...COMMAND_GROUPS.flatMap(({ name, commands }) => [
      `## ${name}`,
      ...Object.entries(commands).map(([command, words]) => section(command, words)),
    ]),
    '## Exit codes',
    table(
      ['code', 'name in JSON', 'means'],
      Object.entries(EXITS).map(([name, { code: exit, means }]) => [String(exit), `\`${name}\``, means]),
    ),
  ]
  return [{ file: 'operate/commands.md', text: `${parts.join('\n\n')}\n` }]
}

const section = (name: string, command: Command): string => {
  const { does, takes = {}, mayTake = {}, flags = {}, answers, needs } = command
  const given = command.arguments ?? {}
  const usage = [
    `vitrine ${name}`,
    ...Object.keys(given).map((argument) => argument.toUpperCase()),
    ...Object.entries(takes).map(([option, { example }]) => `--${option} ${example}`),
  ]
  const rows = [
    ...Object.entries(given).map(([argument, words]) => [
      `\`${argument.toUpperCase()}\``,
      words.is,
      `\`${words.example}\``,
    ]),
    ...Object.entries(takes).map(optionRow('')),
    ...Object.entries(mayTake).map(optionRow(', optional')),
    ...Object.entries(flags).map(([flag, is]) => [`\`--${flag}\``, is, '']),
  ]
  const parts = [
    `### ${name}`,
    wrapped(
      `${does.slice(0, 1).toUpperCase()}${does.slice(1)}. ${name === 'login' ? LOGIN_NEEDS : NEEDS[needs]}`,
    ),
    code('sh', usage.join(' ')),
    ...(rows.length > 0 ? [table(['option', 'is', 'example'], rows)] : []),
    wrapped(`It prints ${answers.map((field) => `\`${field}\``).join(', ')}.`),
  ]
  return parts.join('\n\n')
}

const optionRow =
  (kind: string) =>
  ([name, { example, is }]: [string, Given]): readonly string[] => [
    `\`--${name}\`${kind}`,
    is,
    `\`${example}\``,
  ]
