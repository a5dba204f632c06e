import { createHmac, randomBytes } from 'node:crypto'
import { exportJWK, exportPKCS8, exportSPKI, generateKeyPair, type JWK } from 'jose'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { DB } from '#backend/db/schema.ts'
import { SECRETS } from './kinds.ts'

type StoredSecrets = z.infer<typeof SECRETS.schema>

/** Keys of this installation's sandbox; they open nothing anywhere else. */
export interface SandboxSecrets {
  /** A secret of its own for each purpose. */
  derive(purpose: string): string
  /** What Apple signs id_tokens with (RS256, with its private part). */
  appleSigningKey: JWK & { kid: string }
  /** What we sign our client secret for Apple with, and its other half (PEM, ES256). */
  appleClientKey: string
  appleClientPublicKey: string
}

/** Any number that nothing else locks. */
const SECRETS_LOCK = 20_261_110

/** Reads the keys, or makes them: once, even when several instances start at the same time. */
export async function openSecrets(kysely: Kysely<DB>, now: () => Date): Promise<SandboxSecrets> {
  const stored =
    (await readSecrets(kysely)) ?? (await keepFirst(kysely, await makeSecrets(), now()))
  const { seed, appleSigningKey, appleClientKey, appleClientPublicKey } = stored
  const derive = (purpose: string) => createHmac('sha256', seed).update(purpose).digest('base64url')
  return {
    derive,
    appleSigningKey: {
      ...appleSigningKey,
      kty: 'RSA',
      alg: 'RS256',
      kid: derive('kid').slice(0, 10),
    },
    appleClientKey,
    appleClientPublicKey,
  }
}

async function makeSecrets(): Promise<StoredSecrets> {
  const signing = await generateKeyPair('RS256', { extractable: true })
  const client = await generateKeyPair('ES256', { extractable: true })
  return {
    seed: randomBytes(32).toString('base64url'),
    appleSigningKey: { ...(await exportJWK(signing.privateKey)) },
    appleClientKey: await exportPKCS8(client.privateKey),
    appleClientPublicKey: await exportSPKI(client.publicKey),
  }
}

async function readSecrets(db: Kysely<DB>): Promise<StoredSecrets | null> {
  const row = await db
    .selectFrom('sandbox_item')
    .select('value')
    .where('kind', '=', SECRETS.name)
    .orderBy('item_seq')
    .limit(1)
    .executeTakeFirst()
  return row ? SECRETS.schema.parse(row.value) : null
}

function keepFirst(kysely: Kysely<DB>, made: StoredSecrets, at: Date): Promise<StoredSecrets> {
  return kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SECRETS_LOCK}::int)`.execute(trx)
    const earlier = await readSecrets(trx)
    if (earlier) return earlier
    await trx
      .insertInto('sandbox_item')
      .values({ kind: SECRETS.name, key: '', value: JSON.stringify(made), created_at: at })
      .execute()
    return made
  })
}
