// Separate from data.ts, so that code in the browser does not import the schema library.

/** Times and sizes of the action log (SPEC.md section 9). */
export const ACTION_LOG = {
  /** Entries of one list; the data host takes no more in one call. */
  batchSize: 30,
  flushMilliseconds: 10_000,
  /**
   * Attempts after the first, so that a list is sent four times at most: SPEC.md says "retried 3 times" (section 7) and
   * "3 retries" (section 9). Where other documents say three attempts, SPEC.md has priority.
   */
  retries: 3,
  /** Bytes of one call from the browser. */
  maxBytes: 64 * 1024,
  /** Entries that a tab stores while they cannot be sent; the oldest are dropped first. */
  maxStored: 1_000,
} as const

/** Days of one query for counts. */
export const MAX_COUNTED_DAYS = 31

/** The parameters of each action. None is free text: nothing that a user types can be logged. */
type ParamKind = 'SEQ' | 'COUNT' | 'FLAG'
type ParamValue<Kind extends ParamKind> = Kind extends 'FLAG' ? boolean : number

/** `list` counts the product lists of a page and `position` the cards of a list, both from 0. */
const CARD = { productSeq: 'SEQ', list: 'COUNT', position: 'COUNT' } as const

/** Everything that is logged, with its Korean label for operators. */
export const LOGGED_ACTIONS = {
  page_view: { label: '화면 조회', params: {} },
  /** Half of a card was on the screen for a second. */
  product_impression: { label: '상품 노출', params: CARD },
  product_click: { label: '상품 선택', params: CARD },
  favorite: { label: '찜', params: { productSeq: 'SEQ', on: 'FLAG' } },
  chat_open: { label: '채팅하기', params: { productSeq: 'SEQ' } },
  share: { label: '공유', params: {} },
} as const satisfies Record<string, { label: string; params: Record<string, ParamKind> }>

export type ActionName = keyof typeof LOGGED_ACTIONS
export type ActionParams<Name extends ActionName> = {
  [Param in keyof (typeof LOGGED_ACTIONS)[Name]['params']]: (typeof LOGGED_ACTIONS)[Name]['params'][Param] extends ParamKind
    ? ParamValue<(typeof LOGGED_ACTIONS)[Name]['params'][Param]>
    : never
}

/** One entry of the log as the browser stores and sends it. */
export interface ActionEntry {
  /** UUID, by which the data host drops repeats. */
  id: string
  pageId: string
  previousPageId: string | null
  deviceUuid: string | null
  /** Who was signed in, as far as the browser knew. */
  userSeq: number | null
  /** Milliseconds since 1970, by the browser's clock. */
  time: number
  name: ActionName
  params: Record<string, number | boolean>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const PAGE_ID = /^[a-z][a-z0-9_]{0,63}$/

/** Whether a stored or received value is an entry; the page ids are not checked here. */
export function isActionEntry(value: unknown): value is ActionEntry {
  if (!isRecord(value)) return false
  const { id, pageId, previousPageId, deviceUuid, userSeq, time, name, params } = value
  return (
    isUuid(id) &&
    isMatch(PAGE_ID, pageId) &&
    (previousPageId === null || isMatch(PAGE_ID, previousPageId)) &&
    (deviceUuid === null || isUuid(deviceUuid)) &&
    (userSeq === null || isSeq(userSeq)) &&
    isInteger(time) &&
    isActionName(name) &&
    areParamsOf(name, params)
  )
}

export function isActionName(name: unknown): name is ActionName {
  return typeof name === 'string' && Object.hasOwn(LOGGED_ACTIONS, name)
}

/** Whether an action has exactly the parameters of the catalogue. */
export function areParamsOf(name: ActionName, params: unknown): boolean {
  if (!isRecord(params)) return false
  const kinds: Record<string, ParamKind> = LOGGED_ACTIONS[name].params
  const names = Object.keys(kinds)
  return (
    Object.keys(params).length === names.length &&
    names.every((param) => isOfKind(kinds[param], params[param]))
  )
}

function isOfKind(kind: ParamKind | undefined, value: unknown): boolean {
  if (kind === 'FLAG') return typeof value === 'boolean'
  if (kind === 'SEQ') return isSeq(value)
  return isInteger(value) && value < 1_000_000
}

export const isUuid = (value: unknown): value is string => isMatch(UUID, value)

const isInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isSeq = (value: unknown) => isInteger(value) && value > 0

const isMatch = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
