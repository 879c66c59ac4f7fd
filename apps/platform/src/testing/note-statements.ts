import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Statement } from '../floor/database/statements/statement.ts'
import {
  type PreparedStatement,
  statementMade,
  statementPrepared,
} from '../floor/database/statements/statement-channels.ts'

/** How the later check identifies a statement, and where the program creates it. */
interface Noted {
  readonly key: string
  readonly site: string
}

/** Helpers that create statements for others: the interesting line is their caller's. */
const MAKERS = /\/(database\/statements\/[a-z-]+|testing\/note-statements)\.ts/
const SITE = /apps\/platform\/src\/([^\s:?]+\.ts)[^\s:]*:(\d+)/

/** Lists of any length count as one statement, and so does any number of rows. */
const withoutLengths = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\(\?(, \?)*\)/g, '(…)')
    .replace(/\(…\)(, \(…\))+/g, '(…)')
    .trim()

/**
 * A statement is identified by its text; one built at run time has many texts and is identified by its place.
 */
const noted = ({ text, kept }: Statement<unknown>): Noted => {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => SITE.test(line))
  const [file = '', line = ''] =
    frames
      .find((frame) => !MAKERS.test(frame))
      ?.match(SITE)
      ?.slice(1) ?? []
  const site = `${file}:${line}`
  const isComposed = !kept || frames.some((frame) => frame.includes('bound-statement.ts'))
  return { key: isComposed ? 'composed' : withoutLengths(text), site }
}

/**
 * Records which statements the program declares and which engines prepare them, one JSON text per line in a
 * file for this process. `scripts/tests/statements.mjs` reads the files of a whole run.
 */
const noteStatements = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.jsonl`)
  const notes = new WeakMap<Statement<unknown>, Noted>()
  const written = new Set<string>()
  const write = (note: Noted & { engine?: string }): void => {
    const line = JSON.stringify(note)
    if (written.has(line)) return
    written.add(line)
    appendFileSync(file, `${line}\n`)
  }
  statementMade.subscribe((message) => {
    const statement = message as Statement<unknown> // the channel carries nothing else
    const note = noted(statement)
    notes.set(statement, note)
    write(note)
  })
  statementPrepared.subscribe((message) => {
    const { engine, statement } = message as PreparedStatement // likewise
    const note = notes.get(statement)
    if (note) write({ ...note, engine })
  })
}

const folder = process.env.STATEMENTS_FOLDER
/** Setup files run before every test file; a process subscribes once. */
if (folder && !statementMade.hasSubscribers) noteStatements(folder)
