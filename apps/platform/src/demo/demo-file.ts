import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../floor/http/bodies/json-body.ts'
import type { DemoAccounts } from './demo-accounts.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'demo.json')

/** Reads the accounts that `demo.json` holds from the last start; whatever is not there or not right is left out. */
export const readDemoAccounts = async (dataDir: string): Promise<Partial<DemoAccounts>> => {
  const kept = await readFile(fileIn(dataDir), 'utf8').then(parsed, () => undefined)
  if (!isObject(kept)) return {}
  const { apiKey, merchant, member } = kept
  return {
    ...(typeof apiKey === 'string' && { apiKey }),
    ...(isAccount(merchant) && { merchant }),
    ...(isAccount(member) && { member }),
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // half written by hand: made anew
  }
}

const isAccount = (value: unknown): value is DemoAccounts['merchant'] =>
  isObject(value) && typeof value.email === 'string' && typeof value.password === 'string'

/** Removes `demo.json`. */
export const removeDemoFile = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

/**
 * Writes what others need to know of the demo shop to `demo.json` in the data folder, for its owner's eyes alone
 * (mode 600), whole or not at all.
 */
export const writeDemoFile = async (
  dataDir: string,
  demo: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  const draft = `${fileIn(dataDir)}.new`
  await rm(draft, { force: true })
  await writeFile(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, fileIn(dataDir))
}
