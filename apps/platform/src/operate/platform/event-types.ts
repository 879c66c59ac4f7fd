import { EVENT_TYPES, EVENTS, firstTypesOf } from '@vitrine/contract'
import { CommandError } from '../command.ts'

/** The type of an event by its name or type. */
export const eventTypeOf = (text: string): string => {
  const known = Object.entries(EVENTS).find(([name, { type }]) => name === text || type === text)
  if (known) return known[1].type
  throw new CommandError(`"${text}" is not an event. The events are ${Object.keys(EVENTS).join(', ')}.`)
}

/** They tell of stock too, once more for each variant. */
const OF_ITEMS = `${EVENTS.inventoryItemV3Created.entityFqdn}_`

/** The types of several events, comma-separated; default: all, those with two forms in the first one. */
export const eventTypesOf = (text: string | undefined): string[] =>
  text === undefined
    ? EVENT_TYPES.filter((type) => firstTypesOf(type).length === 0 && !type.startsWith(OF_ITEMS))
    : text.split(',').map((each) => eventTypeOf(each.trim()))
