import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Options, refused, textOf } from './command.ts'
import type { Desk } from './desk.ts'

/** The file of `--file`. npm runs commands in the package's folder, and says where it was called. */
export const fileOf = ({ environment }: Desk, options: Options): string =>
  resolve(environment.INIT_CWD ?? '.', textOf(options, 'file'))

/** Writes a file entirely or not at all: an existing one stays until the new one is complete. */
export const writeWhole = async (file: string, text: AsyncIterable<string> | Iterable<string>) => {
  const draft = `${file}.${process.pid}.new`
  try {
    await pipeline(text, createWriteStream(draft))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    const isLost = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isLost ? refused(`The folder ${dirname(file)} was not found.`) : unusable(file, error)
  }
}

/** Reads a file as text. */
export const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw unusable(file, error)
  }
}

/** A system error about the file becomes one sentence; any other error passes. */
const unusable = (file: string, error: unknown): unknown => {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error
  if (error.code === 'ENOENT') return refused(`The file ${file} was not found.`)
  return refused(`The file ${file} can't be used: ${error.message}.`)
}
