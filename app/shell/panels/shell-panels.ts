import { loadPanelHost, type PanelRequest } from './open-panel.ts'
import type { AlertContent } from './panel-host.ts'

// The panels that the shell opens; their contents are loaded on demand.

type NoProps = Record<never, never>
type ShellPanel<Props extends object = NoProps> = PanelRequest<Props>

export const SIDEBAR: ShellPanel = {
  kind: 'SIDEBAR',
  id: 'menu',
  load: () => loadPanelHost().then(({ contents }) => contents.sidebar()),
  props: {},
}

export const CATEGORIES: ShellPanel = {
  kind: 'DRAWER',
  id: 'categories',
  load: () => loadPanelHost().then(({ contents }) => contents.categories()),
  props: {},
}

export const FAVORITES: ShellPanel = {
  kind: 'CART',
  id: 'favorites',
  load: () => loadPanelHost().then(({ contents }) => contents.favorites()),
  props: {},
}

export const NOTICES: ShellPanel = {
  kind: 'CART',
  id: 'notices',
  load: () => loadPanelHost().then(({ contents }) => contents.notices()),
  props: {},
}

/** The default content of a bottom sheet (SPEC.md section 2). */
export const APP_DOWNLOAD: ShellPanel = {
  kind: 'BOTTOM_SHEET',
  id: 'app-download',
  load: () => loadPanelHost().then(({ contents }) => contents.appDownload()),
  props: {},
}

/** @param keyword the text of the field that opens it */
export const searchPanel = (keyword: string): ShellPanel<{ keyword: string }> => ({
  kind: 'SEARCH',
  id: 'search',
  load: () => loadPanelHost().then(({ contents }) => contents.search()),
  props: { keyword },
})

/** @param redirectTo a path of ours, the page to return to */
export const signInPanel = (redirectTo: string): ShellPanel<{ redirectTo: string }> => ({
  kind: 'BOTTOM_SHEET',
  id: 'sign-in',
  load: () => loadPanelHost().then(({ contents }) => contents.signIn()),
  props: { redirectTo },
})

/** @param href one of our text pages */
export const webPagePanel = (
  href: string,
  title: string,
): ShellPanel<{ href: string; title: string }> => ({
  kind: 'WEBVIEW_DRAWER',
  id: 'web-page',
  load: () => loadPanelHost().then(({ contents }) => contents.webPage()),
  props: { href, title },
})

/** A modal with a message that the user confirms. */
export const alertPanel = (
  id: string,
  content: AlertContent,
  onClose?: () => void,
): ShellPanel<AlertContent> => ({
  kind: 'MODAL',
  id,
  load: () => loadPanelHost().then(({ contents }) => contents.alert()),
  props: content,
  ...(onClose && { onClose }),
})
