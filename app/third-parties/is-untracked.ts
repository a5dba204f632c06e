/**
 * Pages without the tag manager: those of SPEC.md section 2, and the page that leads to another site, whose address
 * comes from a chat message.
 */
export const isUntracked = (pathname: string) =>
  pathname === '/fraud/monitoring' || pathname === '/link'
