const LOADER = new URL('../../../../scripts/load-sources.mjs', import.meta.url).href

/** What Node.js needs to run a program of ours: sources are read by a loader, what is built needs none. */
export const programArguments = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', LOADER] : []
