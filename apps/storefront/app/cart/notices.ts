/** What buyers are told of lines, by the lines' ids, until they have agreed to it. */
export type Notices = Readonly<Record<string, string>>
