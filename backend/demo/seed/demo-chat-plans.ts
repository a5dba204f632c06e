import type { ScriptName, Side } from './texts/chats.ts'

const YUJIN = '합정동 정리왕'
const DOHYEON = '느긋한 구경꾼'
const SORA = 'noir 빈티지'
const HANEUL = '이제막시작'

/** A store by its name, or one of those that belong to no demo person. */
export type Who = typeof YUJIN | typeof DOHYEON | typeof SORA | typeof HANEUL | 'anybody'

export interface RoomPlan {
  buyer: Who
  seller: Who
  script: ScriptName | 'long'
  /** When the last word fell; where the product was sold or reserved, that time counts instead. */
  hoursAgo: number
  /** How many of the other's last messages are unread. */
  unread?: Partial<Record<Side, number>>
  pinnedBy?: Side
  mutedBy?: Side
  leftBy?: Side
  blockedBy?: Side
  /** One of the two says after the talk that the trade is done; so many hours ago. */
  trade?: { by: Side; state: 'ASKED' | 'DONE'; hoursAgo: number }
  /** The buyer asks for a photo with a code after the talk, and whether the seller has sent it. */
  possession?: { state: 'OPEN' | 'ANSWERED'; hoursAgo: number }
}

const room = (
  buyer: Who,
  seller: Who,
  script: RoomPlan['script'],
  hoursAgo: number,
  more: Omit<RoomPlan, 'buyer' | 'seller' | 'script' | 'hoursAgo'> = {},
): RoomPlan => ({ buyer, seller, script, hoursAgo, ...more })

/** The rooms of the demo world: the first is the long one of DEMO_FACTS. */
export const ROOM_PLANS: readonly RoomPlan[] = [
  room(DOHYEON, YUJIN, 'long', 1.5, { unread: { B: 2 }, pinnedBy: 'B' }),

  room('anybody', YUJIN, 'unanswered', 0.3, { unread: { S: 2 } }),
  room('anybody', YUJIN, 'haggled', 2, { unread: { S: 1 } }),
  room(HANEUL, YUJIN, 'asked', 5, { unread: { B: 1 } }),
  room('anybody', YUJIN, 'agreed', 7, { unread: { S: 1 } }),
  room('anybody', YUJIN, 'met', 20, { pinnedBy: 'S' }),
  room('anybody', YUJIN, 'sizes', 26),
  room('anybody', YUJIN, 'declined', 40),
  room('anybody', YUJIN, 'sentByParcel', 0),
  room('anybody', YUJIN, 'soldInPerson', 0, { unread: { B: 1 } }),
  room('anybody', YUJIN, 'outside', 70, { blockedBy: 'S' }),
  room('anybody', YUJIN, 'bundled', 120, { mutedBy: 'S' }),
  room('anybody', YUJIN, 'soldToOther', 0, { leftBy: 'B' }),
  room(DOHYEON, YUJIN, 'soldToOther', 0),
  room(YUJIN, SORA, 'genuine', 9, { unread: { B: 1 } }),
  room(YUJIN, 'anybody', 'countered', 3, { unread: { B: 2 } }),
  room(YUJIN, 'anybody', 'cancelled', 96),

  room(DOHYEON, SORA, 'haggled', 1, { unread: { S: 1 } }),
  room(DOHYEON, SORA, 'genuine', 52, { leftBy: 'B' }),
  room(DOHYEON, 'anybody', 'proposed', 4),
  room(DOHYEON, 'anybody', 'met', 15),
  room(DOHYEON, 'anybody', 'countered', 6, { unread: { B: 1 } }),
  room(DOHYEON, 'anybody', 'sentByParcel', 0),
  room(DOHYEON, 'anybody', 'unanswered', 30, { unread: { S: 2 } }),
  room(DOHYEON, 'anybody', 'bundled', 200, { mutedBy: 'B', unread: { B: 1 } }),
  room('anybody', DOHYEON, 'soldInPerson', 0),

  room('anybody', SORA, 'genuine', 0.6, { unread: { S: 1 } }),
  room('anybody', SORA, 'unanswered', 8, { unread: { S: 2 } }),
  room('anybody', SORA, 'declined', 33),
  room('anybody', SORA, 'sentByParcel', 0),
  room('anybody', SORA, 'sizes', 60, { pinnedBy: 'S' }),

  room(HANEUL, 'anybody', 'asked', 6),
  room(HANEUL, 'anybody', 'haggled', 10, { unread: { S: 1 } }),

  room('anybody', 'anybody', 'asked', 14),
  room('anybody', 'anybody', 'agreed', 18),
  room('anybody', 'anybody', 'met', 22),
  room('anybody', 'anybody', 'sentByParcel', 0),
  room('anybody', 'anybody', 'soldInPerson', 0),
  room('anybody', 'anybody', 'cancelled', 130),
  room('anybody', 'anybody', 'sizes', 80),
  room('anybody', 'anybody', 'soldToOther', 0),

  room('anybody', YUJIN, 'met', 30, {
    trade: { by: 'B', state: 'ASKED', hoursAgo: 4 },
    unread: { S: 1 },
  }),
  room('anybody', YUJIN, 'soldInPerson', 0, {
    trade: { by: 'S', state: 'DONE', hoursAgo: 27 },
  }),
  room(DOHYEON, 'anybody', 'sentByParcel', 0, {
    trade: { by: 'S', state: 'DONE', hoursAgo: 51 },
  }),
  room('anybody', YUJIN, 'sizes', 90, {
    possession: { state: 'OPEN', hoursAgo: 3 },
    unread: { S: 1 },
  }),
  room(DOHYEON, SORA, 'sizes', 100, { possession: { state: 'ANSWERED', hoursAgo: 70 } }),
]
