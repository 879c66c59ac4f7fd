/** Members of the site. */
export * as members from './members/members.ts'
