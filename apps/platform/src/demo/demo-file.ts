import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../floor/http/bodies/json-body.ts'
import type { DemoAccounts } from './demo-accounts.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'demo.json')

/** Reads the accounts in `demo.json` from the last start, without missing or invalid ones. */
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
    return undefined // incomplete: recreate it
  }
}

const isAccount = (value: unknown): value is DemoAccounts['merchant'] =>
  isObject(value) && typeof value.email === 'string' && typeof value.password === 'string'

/** Removes `demo.json`. */
export const removeDemoFile = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

/**
 * Writes the demo shop's addresses and accounts to `demo.json` in the data folder, readable only by its owner
 * (mode 600), and atomically.
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
