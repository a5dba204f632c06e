import type { Kysely } from 'kysely'
import type { DamageCluster } from '#contracts/damage-report.ts'
import type { DB } from '../../db/schema.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import { clusterOfReport, linkObjectionOf } from './linked-members.ts'
import { namesOf } from './names-of.ts'

/** The accounts around a report as an operator sees them: those that are joined, and those that objected. */
export async function viewCluster(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  { reportSeq, now }: { reportSeq: number; now: Date },
): Promise<DamageCluster> {
  const { members, links, leftOut } = await clusterOfReport(db, keys, { reportSeq, now })
  const isMember = new Set(members.map(({ userSeq }) => userSeq))
  const out = leftOut.filter((userSeq) => !isMember.has(userSeq))
  // Weak links lead to people who are none of the operator's business.
  const shown = new Set([...isMember, ...out])
  const names = await namesOf(db, [...shown])
  const all = [
    ...members.map((member) => ({ ...member, isJoined: true })),
    ...out.map((userSeq) => ({ userSeq, hops: 1, isJoined: false })),
  ]
  return {
    members: await Promise.all(
      all.map(async (member) => ({
        ...member,
        nickName: names.get(member.userSeq) ?? '',
        objection: member.hops > 0 ? await linkObjectionOf(db, reportSeq, member.userSeq) : null,
      })),
    ),
    links: links
      .filter(({ members: [one, other] }) => shown.has(one) && shown.has(other))
      .map(({ reasons, ...link }) => ({
        ...link,
        reasons: reasons.map(({ at, ...reason }) => ({ ...reason, at: at.toISOString() })),
      })),
  }
}
