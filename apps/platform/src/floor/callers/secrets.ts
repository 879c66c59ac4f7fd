import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

/** The algorithm of access tokens (RFC 7518, section 3.4). */
export const ALGORITHM = 'ES256'

export interface SigningKey {
  readonly kid: string
  readonly sign: CryptoKey
  readonly verify: CryptoKey
  /** The public key, for verifying. */
  readonly publicJwk: JWK
}

/** The platform's secrets. The first signing key signs; older ones still verify until their tokens expire. */
export interface Secrets {
  readonly signingKeys: readonly SigningKey[]
  /** Authenticates refresh tokens; 256 bits. */
  readonly refreshKey: Uint8Array
}

/** 256 bits. */
const KEY_BYTES = 32
/** 32 random bytes have about 30 different values; a repeated word has far fewer. */
const LEAST_DIFFERENT = 18

/** The secrets are unsafe or unreadable. */
export class SecretsRefused extends Error {
  override readonly name = 'SecretsRefused'
}

interface StoredSecrets {
  readonly signingKeys: readonly JWK[]
  readonly refreshKey: string
}

/**
 * Reads the secrets. If the file doesn't exist, creates them (256 bits, readable only by the owner). If two
 * processes start at once, both use the file that one of them created.
 *
 * @throws {SecretsRefused} when they can't be read, or are too short or too simple to be safe
 */
export const openSecrets = async (file: string): Promise<Secrets> => {
  const stored = (await read(file)) ?? (await create(file))
  const refreshKey = Buffer.from(String(stored.refreshKey ?? ''), 'base64url')
  if (refreshKey.length < KEY_BYTES || !(stored.signingKeys?.length > 0))
    throw new SecretsRefused(
      `The secrets in ${file} are incomplete or too short: a 256-bit key and a signing key are needed.`,
    )
  if (new Set(refreshKey).size < LEAST_DIFFERENT)
    throw new SecretsRefused(
      `The refreshKey in ${file} isn't random. Delete the file; the next start creates a good one.`,
    )
  return {
    refreshKey,
    signingKeys: await Promise.all(stored.signingKeys.map(signingKeyOf)),
  }
}

const read = async (file: string): Promise<StoredSecrets | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new SecretsRefused(`The secrets in ${file} cannot be read.`, { cause: error })
  }
}

const create = async (file: string): Promise<StoredSecrets> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  const secrets: StoredSecrets = {
    signingKeys: [{ ...(await exportJWK(privateKey)), kid }],
    refreshKey: randomBytes(KEY_BYTES).toString('base64url'),
  }
  await mkdir(dirname(file), { recursive: true })
  // Written under another name first, so half a file is never read.
  const draft = `${file}.${kid}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    await handle.writeFile(JSON.stringify(secrets, null, 2))
    await handle.sync()
    await handle.close()
    await link(draft, file)
    return secrets
  } catch (error) {
    const other = await read(file)
    if (other) return other
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const signingKeyOf = async ({ d, ...publicJwk }: JWK): Promise<SigningKey> => {
  const [sign, verify] = await Promise.all([
    importJWK({ ...publicJwk, d: d ?? '' }, ALGORITHM),
    importJWK(publicJwk, ALGORITHM),
  ])
  if (sign instanceof Uint8Array || verify instanceof Uint8Array || !publicJwk.kid)
    throw new SecretsRefused('A signing key of the secrets is not an ES256 key.')
  return { kid: publicJwk.kid, sign, verify, publicJwk: { ...publicJwk, alg: ALGORITHM, use: 'sig' } }
}
