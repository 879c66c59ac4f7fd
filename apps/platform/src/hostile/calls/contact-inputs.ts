const info = { name: { first: 'Ada', last: 'Byron' }, emails: { items: [{ email: 'ada@example.com' }] } }

/** A valid input of a call about contacts, or undefined for other calls. */
export const contactInputOf = (name: string, id: string): unknown => {
  switch (name) {
    case 'createContact':
    case 'appendOrCreateContact':
      return { info }
    case 'getContact':
    case 'getContactJob':
      return { id }
    case 'mergeContacts':
      return { targetContactId: id, targetContactRevision: 1, sourceContactIds: [id] }
    case 'previewMergeContacts':
      return { targetContactId: id, sourceContactIds: [id] }
    case 'listContactFacets':
      return { paging: { limit: 5, offset: 0 } }
    case 'queryContactFacets':
      return { filter: { 'info.name.first': 'Ada' }, paging: { limit: 5 } }
    case 'bulkDeleteContacts':
      return { filter: { 'info.name.first': 'Ada' }, search: 'ada@example.com' }
    case 'bulkUpdateContacts':
      return { search: 'ada@example.com', info: { company: 'Analytical Ltd' } }
    case 'bulkLabelAndUnlabelContacts':
      return { search: 'ada@example.com', labelKeysToRemove: ['custom.newsletter'] }
    case 'listContacts':
      return { sort: { fieldName: 'createdDate', order: 'DESC' }, paging: { limit: 5, offset: 0 } }
    case 'queryContacts':
      return { query: { filter: { 'primaryInfo.email': 'ada@example.com' }, paging: { limit: 5 } } }
    case 'updateContact':
      return { contactId: id, revision: 1, info: { company: 'Analytical Ltd' } }
    case 'deleteContact':
      return { contactId: id }
    case 'labelContact':
    case 'unlabelContact':
      return { contactId: id, labelKeys: ['custom.newsletter'] }
    case 'findOrCreateLabel':
      return { displayName: 'Newsletter' }
    case 'listLabels':
      return { startsWith: 'News', paging: { limit: 5 } }
    case 'queryLabels':
      return { query: { filter: { key: 'custom.newsletter' } } }
    case 'getLabel':
    case 'deleteLabel':
      return { key: 'custom.newsletter' }
    case 'renameLabel':
      return { label: { key: 'custom.newsletter', displayName: 'News' } }
    default:
      return undefined
  }
}
