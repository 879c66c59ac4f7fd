/** The app of the catalog. */
export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** An event, as it was sent. */
export const eventIn = (body = '') => {
  const { data } = JSON.parse(Buffer.from(body.split('.')[1] ?? '', 'base64url').toString())
  return JSON.parse(JSON.parse(data).data)
}

/** The entity of an updating event, as it was sent. */
export const entityOf = (body = ''): unknown => eventIn(body).updatedEvent.currentEntity

/** The number of an event, and whose it is. */
export const numberOf = (body: string): string => {
  const { entityEventSequence, entityId } = eventIn(body)
  return `${entityEventSequence} ${entityId}`
}
