import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import events from '../shop/reference/events.json' with { type: 'json' }
import { commandDocuments } from './command-documents.fixtures.ts'
import { errorDocuments } from './error-documents.fixtures.ts'
import { eventDocuments } from './event-documents.fixtures.ts'
import { graphqlDocuments } from './graphql-documents.fixtures.ts'

const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url))

const SETS = { errors: errorDocuments, events: eventDocuments, graphql: graphqlDocuments }

// Write the pages again with `vitest run -u` when an error, event, command or type changes.
it.each(Object.entries({ ...SETS, commands: commandDocuments }))(
  'the pages of %s say what the code says',
  async (_, documents) => {
    for (const { file, text } of documents()) await expect(text).toMatchFileSnapshot(DOCS + file)
  },
)

it.each(Object.entries(SETS))('docs/%s has no page of something that is gone', (folder, documents) => {
  const files = readdirSync(DOCS + folder).map((name) => `${folder}/${name}`)
  expect(files.sort()).toEqual(
    documents()
      .map(({ file }) => file)
      .sort(),
  )
})

// Failed while the members of the story who are approved and blocked were deleted later.
it('no page of an event shows one whose content was erased', () => {
  const erased = Object.entries(events).filter(([, event]) =>
    /"(entity|currentEntity|member|order)":\{"id":"[^"]+"\}/.test(JSON.stringify(event)),
  )
  expect(erased.map(([name]) => name)).toEqual([])
})
