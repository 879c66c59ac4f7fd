const s = (count: number) => (count === 1 ? 'Member' : `${count} members`)
const record = (texts: Readonly<Record<string, string>>) => texts

/** The texts about members. */
export const en = {
  member: 'Member',
  search: 'Search by name or email',
  none: 'No members yet.',
  state: 'Status',
  states: record({ PENDING: 'Waiting', APPROVED: 'Approved', BLOCKED: 'Blocked', UNKNOWN: 'Unknown' }),
  since: 'Member since',
  seen: 'Last login',
  decide: 'Decision',
  decisions: { approve: 'Approve', refuse: 'Reject', block: 'Block', unblock: 'Unblock' },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', email: 'Email' },
  keysHint: 'j and k move, x selects, a approves, b blocks.',
  done: {
    approve: (count: number) => `${s(count)} approved`,
    refuse: (count: number) => `${s(count)} rejected`,
    block: (count: number) => `${s(count)} blocked`,
    unblock: (count: number) => `${s(count)} unblocked`,
  },
}
