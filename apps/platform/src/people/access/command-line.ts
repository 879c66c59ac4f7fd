import type { NewClient } from '../../floor/callers/oauth-clients.store.ts'

/** The client of a shop's command line: staff log in, and a free port of their machine gets the answer. */
export const commandLine = (whose: Pick<NewClient, 'clientId' | 'siteId' | 'createdAt'>): NewClient => ({
  ...{ ...whose, kind: 'console', name: 'Command line', origins: [] },
  redirectUris: ['http://127.0.0.1/callback'],
})
