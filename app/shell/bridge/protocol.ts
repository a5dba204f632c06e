/** Of the messages as a whole; a new verb leaves it as it is, as an app that does not know one says so. */
export const BRIDGE_VERSION = 1

export interface AppInfo {
  name: string
  /** Such as '3.2.1'. */
  version: string
  platform: 'android' | 'ios' | 'unknown'
}

/** How sharing ended, as far as anybody can tell. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'unavailable'

/**
 * What the app can be asked for. It answers when it has taken the request on, not when the person is done with the
 * screen that it opened.
 */
export interface Verbs {
  getAppInfo: { params: null; result: AppInfo }
  /** An address outside the product, in a browser. */
  openExternal: { params: { url: string }; result: null }
  share: { params: { url: string; title: string; text?: string }; result: Shared }
  /** The number on the app's icon; 0 takes it away. */
  setBadge: { params: { count: number }; result: null }
  /** The web's session has ended: the app forgets its own. */
  logout: { params: null; result: null }
  /** A room of the chat, or the list of rooms. */
  openChat: { params: { roomId: string | null }; result: null }
}

export type Verb = keyof Verbs

/** What goes to the app, as JSON. */
export type BridgeMessage = {
  [V in Verb]: { version: number; id: string; verb: V; params: Verbs[V]['params'] }
}[Verb]

/** What comes back, as JSON, with the id of the message that it answers. */
export type BridgeAnswer =
  | { version: number; id: string; result: unknown }
  | { version: number; id: string; error: 'UNKNOWN_VERB' | 'FAILED' }

/** Reads an answer; null for anything else that may come over the bridge. */
export function readAnswer(text: unknown): BridgeAnswer | null {
  if (typeof text !== 'string') return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { version, id, error, result } = value as Record<string, unknown>
  if (typeof version !== 'number' || typeof id !== 'string') return null
  if (error === undefined) return { version, id, result: result ?? null }
  return { version, id, error: error === 'UNKNOWN_VERB' ? error : 'FAILED' }
}

type Readers = { [V in Verb]: (result: unknown) => Verbs[V]['result'] | undefined }

const nothing = () => null

/** Results as they are typed; undefined when the app's does not fit. */
export const readResult: Readers = {
  getAppInfo(result) {
    if (typeof result !== 'object' || result === null) return undefined
    const { name, version, platform } = result as Record<string, unknown>
    if (typeof name !== 'string' || typeof version !== 'string') return undefined
    return { name, version, platform: platformOf(platform) }
  },
  share: (result) =>
    result === 'copied' || result === 'dismissed' || result === 'unavailable' ? result : 'shared',
  openExternal: nothing,
  setBadge: nothing,
  logout: nothing,
  openChat: nothing,
}

const platformOf = (value: unknown): AppInfo['platform'] =>
  value === 'android' || value === 'ios' ? value : 'unknown'
