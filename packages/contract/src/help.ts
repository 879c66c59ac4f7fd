/** Sentences for the pages of errors and events; nothing that a shop in a browser needs. */
export { ERROR_HELP, type ErrorHelp } from './declare/error-help.ts'
export { EVENT_HELP } from './events/event-help.ts'
