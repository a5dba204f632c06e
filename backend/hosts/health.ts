import { sql } from 'kysely'
import type { HostName } from '#contracts/hosts.ts'
import type { HostContext } from '../operation/context.ts'

/** Answers once the host has reached its database. */
export function health(host: HostName) {
  return async ({ context }: { context: HostContext }) => {
    await sql`select 1`.execute(context.kysely)
    return { host, database: context.databaseKind }
  }
}
