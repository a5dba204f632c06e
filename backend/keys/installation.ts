import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { keySource, openKeyRing } from './open-key-ring.ts'
import { foreignKeys } from './stored-keys.ts'

export interface InstallationKeyOptions {
  kysely: Kysely<DB>
  dataDir: string
  keys?: string | undefined
  /** The operator accepts new keys where accounts were created with others. */
  newKeys: boolean
  now: () => Date
  log: { warn(fields: object, message: string): void }
}

/**
 * Opens the keys that belong to this database. Once a member has signed up, missing keys are not created again and
 * other keys are refused: otherwise members would be signed out and proven identities not recognised, without an error.
 * The database holds a check value of the one key that never rotates; it reveals nothing about the key.
 * @throws KeysError when they are missing, broken or of another installation
 */
export async function openInstallationKeys(options: InstallationKeyOptions): Promise<KeyRing> {
  const { kysely, newKeys, now, log } = options
  const hasMembers = await hasAccounts(kysely)
  const ring = await openKeyRing({ ...options, mayMake: newKeys || !hasMembers })
  const check = ring.pseudonym('installation', '')
  await kysely
    .insertInto('installation')
    .values({ keys_check: check, changed_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await kysely.selectFrom('installation').select('keys_check').executeTakeFirst()
  if (stored?.keys_check === check) {
    if (newKeys) log.warn({}, 'NEW_KEYS is not needed any more')
    return ring
  }
  if (hasMembers && !newKeys) throw foreignKeys(keySource(options))
  await kysely.updateTable('installation').set({ keys_check: check, changed_at: now() }).execute()
  if (hasMembers) log.warn({}, 'new keys: everybody is signed out')
  return ring
}

async function hasAccounts(kysely: Kysely<DB>): Promise<boolean> {
  const person = await kysely.selectFrom('users').select('user_seq').limit(1).executeTakeFirst()
  return person !== undefined
}
