/** Version of the message format; a new verb does not change it, because an app reports an unknown verb. */
export const BRIDGE_VERSION = 1

export interface AppInfo {
  name: string
  /** Such as '3.2.1'. */
  version: string
  platform: 'android' | 'ios' | 'unknown'
}

/** How sharing ended, as far as it is known. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'unavailable'

/**
 * The requests to the app. It answers when it has accepted the request, not when the user has finished with the screen
 * that it opened.
 */
export interface Verbs {
  getAppInfo: { params: null; result: AppInfo }
  /** An address outside the product, in a browser. */
  openExternal: { params: { url: string }; result: null }
  share: { params: { url: string; title: string; text?: string }; result: Shared }
  /** The number on the app's icon; 0 removes it. */
  setBadge: { params: { count: number }; result: null }
  /** The web's session has ended: the app ends its own. */
  logout: { params: null; result: null }
  /** A room of the chat, or the list of rooms. */
  openChat: { params: { roomId: string | null }; result: null }
}

export type Verb = keyof Verbs

/** A message to the app, as JSON. */
export type BridgeMessage = {
  [V in Verb]: { version: number; id: string; verb: V; params: Verbs[V]['params'] }
}[Verb]

/** The app's answer, as JSON, with the id of the message that it answers. */
export type BridgeAnswer =
  | { version: number; id: string; result: unknown }
  | { version: number; id: string; error: 'UNKNOWN_VERB' | 'FAILED' }

/** Parses an answer; null for any other message on the bridge. */
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

/** The result with its type; undefined when the app's result does not match it. */
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
