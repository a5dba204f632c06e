import { APP } from '#app/brand.ts'
import { type Ask, type BridgeObject, createConnection } from './connection.ts'
import { type InBrowser, inBrowser } from './in-browser.ts'
import type { AppInfo, Shared, Verbs } from './protocol.ts'

/** Long enough for a phone that is waking a screen, short enough to wait for. */
const PATIENCE_MS = 1_500

/** Schemes of addresses that may open another program. */
const OPENABLE = /^(?:https?:|tel:|mailto:)/i

/**
 * What the app does better than a web page. Each function falls back to what a browser can do, so that callers need not
 * know where they run; none of them throws.
 */
export function createBridge(ask: Ask, web: InBrowser) {
  return {
    /** The app that shows the page; null in a browser. */
    getAppInfo: async (): Promise<AppInfo | null> =>
      (await ask('getAppInfo', null)) ?? web.getAppInfo(),

    /** Opens an address outside the product; false for one that must not be opened. */
    async openExternal(url: string): Promise<boolean> {
      if (!OPENABLE.test(url)) return false
      if ((await ask('openExternal', { url })) === undefined) web.openExternal({ url })
      return true
    },

    share: async (params: Verbs['share']['params']): Promise<Shared> =>
      (await ask('share', params)) ?? web.share(params),

    /** The number of unread messages; 0 removes it. */
    async setBadge(count: number): Promise<void> {
      const params = { count: Math.max(0, Math.floor(count) || 0) }
      if ((await ask('setBadge', params)) === undefined) web.setBadge(params)
    },

    /** Notifies the app that the session has ended. A browser stores nothing besides what the page itself clears. */
    async logout(): Promise<void> {
      await ask('logout', null)
    },

    /** Opens a room of the chat, or the list of rooms. */
    async openChat(roomId: string | null = null): Promise<void> {
      if ((await ask('openChat', { roomId })) === undefined) web.openChat({ roomId })
    },
  }
}

type Bridge = ReturnType<typeof createBridge>

let bridge: Bridge | undefined

/** The bridge of this page; used only in the browser. */
export function getBridge(): Bridge {
  bridge ??= createBridge(
    createConnection({
      find: () => findBridgeObject(window),
      patienceMs: PATIENCE_MS,
      newId: () => `${performance.now()}-${Math.random()}`,
    }),
    inBrowser(window, APP.name),
  )
  return bridge
}

/** Android puts it into the window under the app's name, iOS among its message handlers. */
function findBridgeObject(window: Window): BridgeObject | undefined {
  const { webkit, [APP.name]: ofAndroid } = window as unknown as {
    webkit?: { messageHandlers?: Record<string, unknown> }
  } & Record<string, unknown>
  return [ofAndroid, webkit?.messageHandlers?.[APP.name]].find(isBridgeObject)
}

const isBridgeObject = (value: unknown): value is BridgeObject =>
  typeof value === 'object' &&
  value !== null &&
  'postMessage' in value &&
  typeof value.postMessage === 'function'
