import type { Kysely } from 'kysely'
import {
  joinedStrength,
  LINK_RULES,
  type LinkKind,
  linkStrength,
} from '#contracts/fraud-link-rules.ts'
import type { DB } from '../../db/schema.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import { findAccountLinks } from './find-links.ts'

export interface ClusterLink {
  /** The smaller number first. */
  members: [number, number]
  strength: number
  reasons: { kind: LinkKind; at: Date; strength: number }[]
}

export interface Cluster {
  /** Those given, and all that are joined to them, the nearest first. */
  members: { userSeq: number; hops: number }[]
  /** Among the members, and weaker ones that lead to other accounts and join none. */
  links: ClusterLink[]
}

/**
 * The accounts that may belong to the same person as these. Links are followed where all their reasons together are strong
 * enough; what rests on something old is weaker.
 * @param excluded members who have objected, or whom an operator has left out
 */
export async function clusterOf(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  {
    seeds,
    excluded = [],
    now,
  }: { seeds: readonly number[]; excluded?: readonly number[]; now: Date },
): Promise<Cluster> {
  const members = new Map(seeds.map((userSeq) => [userSeq, 0]))
  const links = new Map<string, ClusterLink>()
  let frontier = [...seeds]
  for (let hops = 1; hops <= LINK_RULES.hops + 1 && frontier.length > 0; hops += 1) {
    addLinks(links, await findAccountLinks(db, keys, { members: frontier, now }), now)
    // The last ones are asked for their links too, but lead no further.
    if (hops > LINK_RULES.hops) break
    const from = new Set(frontier)
    frontier = []
    for (const { members: pair, strength } of links.values()) {
      if (strength < LINK_RULES.joins || !pair.some((userSeq) => from.has(userSeq))) continue
      for (const userSeq of pair) {
        if (members.has(userSeq) || excluded.includes(userSeq)) continue
        if (members.size >= LINK_RULES.members) break
        members.set(userSeq, hops)
        frontier.push(userSeq)
      }
    }
  }
  return {
    members: [...members].map(([userSeq, hops]) => ({ userSeq, hops })),
    links: [...links.values()]
      .filter(({ strength }) => strength >= LINK_RULES.leastShown)
      .toSorted((one, other) => other.strength - one.strength),
  }
}

function addLinks(
  links: Map<string, ClusterLink>,
  found: Awaited<ReturnType<typeof findAccountLinks>>,
  now: Date,
): void {
  for (const { from, to, kind, at } of found) {
    const pair: [number, number] = from < to ? [from, to] : [to, from]
    const key = pair.join('-')
    const link = links.get(key) ?? { members: pair, strength: 0, reasons: [] }
    if (!link.reasons.some((reason) => reason.kind === kind))
      link.reasons.push({ kind, at, strength: linkStrength(kind, at, now) })
    link.strength = joinedStrength(link.reasons.map((reason) => reason.strength))
    links.set(key, link)
  }
}
