import { paths } from '#app/paths.ts'
import type { AppInfo, Shared, Verbs } from './protocol.ts'
import { createTitleBadge } from './title-badge.ts'

/** What a browser does by itself where no app does it. */
export interface InBrowser {
  getAppInfo(): AppInfo | null
  openExternal(params: Verbs['openExternal']['params']): void
  share(params: Verbs['share']['params']): Promise<Shared>
  setBadge(params: Verbs['setBadge']['params']): void
  openChat(params: Verbs['openChat']['params']): void
}

/** @param appName as the app writes it in its User-Agent */
export function inBrowser(window: Window, appName: string): InBrowser {
  const { document, navigator } = window
  const titleBadge = createTitleBadge(document)

  return {
    getAppInfo: () => appInfoOf(navigator.userAgent, appName),

    openExternal({ url }) {
      window.open(url, '_blank', 'noopener,noreferrer')
    },

    async share({ url, title, text }) {
      if (typeof navigator.share === 'function') {
        try {
          await navigator.share({ url, title, ...(text && { text }) })
          return 'shared'
        } catch (error) {
          // Closing the sheet is the user's decision; after any other error the clipboard is used.
          if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
        }
      }
      const copied = await Promise.resolve(navigator.clipboard?.writeText(url)).then(
        () => navigator.clipboard !== undefined,
        () => false,
      )
      return copied ? 'copied' : 'unavailable'
    },

    // The icon of an installed page counts notices too: shell/notices/start-icon-badge.ts.
    setBadge({ count }) {
      titleBadge(count)
    },

    openChat({ roomId }) {
      window.location.assign(roomId === null ? paths.chat() : paths.chatRoom(roomId))
    },
  }
}

/** The app's part of its User-Agent: `DusonApp/3.2.1`. */
export function appInfoOf(userAgent: string, appName: string): AppInfo | null {
  const [, version] = new RegExp(`\\b${appName}/(\\d[\\w.-]*)`).exec(userAgent) ?? []
  if (!version) return null
  const platform = /Android/.test(userAgent)
    ? 'android'
    : /iPhone|iPad|Macintosh/.test(userAgent)
      ? 'ios'
      : 'unknown'
  return { name: appName, version, platform }
}
