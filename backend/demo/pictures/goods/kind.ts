import type { Art } from './art.ts'
import type { Pen } from './pen.ts'

/**
 * How a thing is photographed: lying and seen from above, standing on a table or on the floor of a room, hanging on a
 * wall, hanging or spread out (clothes), or out of doors.
 */
export const SPOTS = ['TOP', 'TABLE', 'ROOM', 'WALL', 'HANG', 'YARD'] as const
export type Spot = (typeof SPOTS)[number]

export type Facts = Readonly<Record<string, number | string>>

/** What may lie beside a thing in one of its pictures. */
export const PARTS = ['CABLE', 'CHARGER', 'MANUAL', 'POUCH', 'CARD', 'HANGER_TAG'] as const
export type Part = (typeof PARTS)[number]

/** One sort of thing and how it is drawn. `facts` are what a look may say about it, with their usual values. */
export interface Kind {
  spot: Spot
  facts: Facts
  /** What it comes in where the title names no colour. */
  colours: readonly [string, ...string[]]
  /** Whether it is sold in a box of its own. */
  boxed: boolean
  parts: readonly Part[]
  /** Whether its other side is worth a picture. */
  hasBack: boolean
  draw(pen: Pen, facts: Facts): Art
}

interface KindInput<Own extends Facts> {
  spot: Spot
  facts?: Own
  colours: readonly [string, ...string[]]
  boxed?: boolean
  parts?: readonly Part[]
  hasBack?: boolean
  draw(pen: Pen, facts: Own): Art
}

export function kind<Own extends Facts>(input: KindInput<Own>): Kind {
  const facts = input.facts ?? ({} as Own)
  return {
    boxed: false,
    parts: [],
    hasBack: false,
    ...input,
    facts,
    draw: (pen, given) => input.draw(pen, { ...facts, ...given }),
  }
}

export type Kinds = Readonly<Record<string, Kind>>
