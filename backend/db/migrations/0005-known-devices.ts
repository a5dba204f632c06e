import { type Kysely, type Migration, sql } from 'kysely'

/** Finds whether a user has signed in on a device before, over all stored sessions. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index login_session_device on login_session (device_uuid) where device_uuid is not null
    `.execute(db)
  },
}
