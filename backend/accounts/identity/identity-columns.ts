import type { ProvenIdentity } from '#backend/operation/integrations.ts'

/** The stored columns of a proven person. The number is claimed separately; the 연계정보 itself is not stored. */
export function identityColumns(
  { name, birthDate, sex, isForeigner }: ProvenIdentity,
  identityHash: string,
  now: Date,
) {
  return {
    name,
    birth_date: birthDate,
    sex,
    is_foreigner: isForeigner,
    identity_hash: identityHash,
    identity_checked_at: now,
  }
}
