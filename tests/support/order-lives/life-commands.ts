import fc from 'fast-check'
import type { ClaimDecision } from '#contracts/order-claim-constants.ts'
import { ORDER_TYPES, type OrderType } from '#contracts/order-states.ts'

const TYPES = Object.keys(ORDER_TYPES) as OrderType[]

/** What happens in a random life of orders. Numbers choose among what there is then. */
export type LifeCommand =
  | {
      kind: 'PLACE'
      person: number
      product: number
      type: OrderType
      isRequest: boolean
      isWild: boolean
      points: 'NONE' | 'SOME' | 'ALL' | 'WILD'
    }
  /** `isWild` tries anything; otherwise what the oracle has. */
  | { kind: 'STEP'; order: number; wish: number; isWild: boolean; amount: number; repeats: number }
  /** Takes an order to a step of the oracle's that it can still come to, by the shortest way. */
  | { kind: 'REACH'; order: number; goal: number; amount: number; repeats: number }
  | { kind: 'WAIT'; hours: number }
  | { kind: 'SCAN' | 'FREEZE'; order: number }
  /** The payment company and the bank carry out what is due. */
  | { kind: 'JOBS'; isLost: boolean }
  /** `isWild` claims of any order; otherwise of one that is confirmed. */
  | { kind: 'CLAIM'; order: number; isWild: boolean; repeats: number }
  /** Decides a claim that is open, where there is one. */
  | {
      kind: 'DECIDE'
      order: number
      operator: number
      decision: ClaimDecision
      amount: number
      /** With what the first operator proposed. */
      agrees: boolean
      repeats: number
    }

export const anyCommand: fc.Arbitrary<LifeCommand> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('PLACE' as const),
      person: fc.nat(7),
      product: fc.nat(6),
      type: fc.constantFrom(...TYPES),
      isRequest: fc.boolean(),
      points: fc.constantFrom('NONE' as const, 'NONE', 'SOME', 'ALL', 'WILD'),
      isWild: fc.nat(4).map((value) => value === 0),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('STEP' as const),
      order: fc.nat(9),
      wish: fc.nat(9_999),
      isWild: fc.nat(4).map((value) => value === 0),
      amount: fc.nat(60_000),
      repeats: fc.constantFrom(1, 1, 1, 3),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constant('REACH' as const),
      order: fc.nat(9),
      goal: fc.nat(9_999),
      amount: fc.nat(60_000),
      repeats: fc.constantFrom(1, 1, 1, 3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('WAIT' as const),
      hours: fc.constantFrom(0.25, 1, 20, 24, 48, 72, 200),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('SCAN' as const, 'FREEZE' as const),
      order: fc.nat(9),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('JOBS' as const), isLost: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({
        kind: fc.constant('CLAIM' as const),
        order: fc.nat(9),
        isWild: fc.nat(4).map((value) => value === 0),
        repeats: fc.constantFrom(1, 3),
      }),
      fc.record({
        kind: fc.constant('DECIDE' as const),
        order: fc.nat(9),
        operator: fc.nat(1),
        decision: fc.constantFrom('APPROVE' as const, 'APPROVE', 'REJECT'),
        amount: fc.oneof(fc.nat(60_000), fc.nat(1_100_000)),
        agrees: fc.boolean(),
        repeats: fc.constantFrom(1, 8),
      }),
    ),
  },
)
