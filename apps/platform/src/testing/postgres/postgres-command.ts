import pg from 'pg'

/** Runs a single statement on a server, and disconnects. */
export const command = (serverUrl: string, sql: string): Promise<void> =>
  connected(serverUrl, async (client) => void (await client.query(sql)))

/**
 * Removes what a run created on a server that outlives it.
 * @param prefix - of the databases' names
 */
export const removeDatabases = (serverUrl: string, prefix: string): Promise<void> =>
  connected(serverUrl, async (client) => {
    const named = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)'
    const { rows } = await client.query<{ datname: string }>(named, [`${prefix}_`])
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  })

/** Works on one connection, and disconnects. */
export const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
