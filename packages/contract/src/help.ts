/** Sentences for the pages of errors and events; nothing that a shop in a browser needs. */
export type { ErrorHelp } from './declare/error-entry.ts'
export { ERROR_HELP } from './declare/error-help.ts'
export { EVENT_HELP } from './events/event-help.ts'
