/** Pages without the tag manager (SPEC.md section 2). */
export const isUnmeasured = (pathname: string) => pathname === '/fraud/monitoring'
