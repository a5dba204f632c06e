import { paths } from '../paths.ts'

/**
 * Pages without the tag manager: those of SPEC.md section 2, the page that leads to another site, whose address comes
 * from a chat message, and the pages whose addresses are secrets.
 */
export const isUntracked = (pathname: string) =>
  pathname === '/fraud/monitoring' ||
  pathname === '/link' ||
  pathname === paths.unsubscribe('') ||
  pathname.startsWith(paths.photosByPhone(''))
