/**
 * How a command ends: the exit code, and the name of the failure in JSON. A program may branch on both; neither
 * changes its meaning.
 */
export const EXITS = {
  DONE: { code: 0, means: 'The command succeeded.' },
  FAILED: { code: 1, means: 'Something unexpected happened. The message has the details.' },
  USAGE: { code: 2, means: 'An argument, an option or a setting is wrong. Nothing was done.' },
  REFUSED: {
    code: 3,
    means:
      'The shop doesn’t allow it: something doesn’t exist, already exists, or needs `--yes`. Nothing was changed.',
  },
  UNREACHABLE: {
    code: 4,
    means: 'The platform or the database doesn’t respond. The same command may work later.',
  },
  NOT_ALLOWED: { code: 5, means: 'You aren’t logged in, or aren’t allowed to do this. Nothing was changed.' },
  WRONG_DATABASE: {
    code: 6,
    means: 'The database is older or newer than this version, or in use. Nothing was changed.',
  },
  PROBLEMS: {
    code: 7,
    means: 'The command finished, but some items failed or need attention. The output lists them.',
  },
} as const satisfies Record<string, { readonly code: number; readonly means: string }>

/** The name of a way to end. */
export type ExitName = keyof typeof EXITS
