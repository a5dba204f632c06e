/**
 * Pages without the tag manager: SPEC.md section 2, and the way to another site, whose address is what somebody wrote in
 * the chat.
 */
export const isUnmeasured = (pathname: string) =>
  pathname === '/fraud/monitoring' || pathname === '/link'
