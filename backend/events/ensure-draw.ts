import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { hashOfSecret } from './draw-winners.ts'

const SECRET_BYTES = 32

export const drawSecretPurpose = (eventSeq: number): string => `event draw ${eventSeq}`

/**
 * Makes the secret of an event that members take part in, once. Its hash is public from now on; the secret itself is
 * sealed until the draw, so that nobody who reads the database knows who would win.
 */
export async function ensureDraw(
  db: Kysely<DB>,
  { keys }: { keys: KeyRing },
  eventSeq: number,
): Promise<void> {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  await db
    .insertInto('event_draw')
    .values({
      event_seq: eventSeq,
      secret_sealed: keys.seal(drawSecretPurpose(eventSeq), secret),
      secret_hash: hashOfSecret(secret),
    })
    .onConflict((conflict) => conflict.column('event_seq').doNothing())
    .execute()
}
