/** Notices about lines, by line id, until the buyer accepts them. */
export type Notices = Readonly<Record<string, string>>
