import type { DamageCluster } from '#contracts/damage-report.ts'

export interface PlacedMember {
  userSeq: number
  /** As it stands in the list beside the picture. */
  number: number
  x: number
  y: number
}

/** Half a member with its edge. */
const MARGIN = 18

/** The part of the square in which members stand. */
export function linkFrame(placed: readonly PlacedMember[]) {
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y }
}

/** Where members stand in a square of this side: named accounts in the middle, each further hop on a ring around them. */
export function placeMembers(members: DamageCluster['members'], side: number): PlacedMember[] {
  const middle = side / 2
  const rings = Math.max(1, ...members.map(({ hops }) => hops))
  const gap = (middle - 28) / (rings + 0.5)
  return members.map(({ userSeq, hops }, index) => {
    const ring = members.filter((other) => other.hops === hops)
    const place = ring.findIndex((other) => other.userSeq === userSeq)
    const radius = hops === 0 ? (ring.length === 1 ? 0 : gap * 0.5) : gap * (hops + 0.5)
    // Rings begin at different angles, so that links of three hops do not lie on one line.
    const angle = (place / ring.length) * 2 * Math.PI - Math.PI / 2 + hops * 0.4
    return {
      userSeq,
      number: index + 1,
      x: Math.round(middle + radius * Math.cos(angle)),
      y: Math.round(middle + radius * Math.sin(angle)),
    }
  })
}
