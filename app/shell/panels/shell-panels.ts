import { loadPanelHost, type PanelRequest } from './open-panel.ts'

// The panels of the shell, by what opens them; what they show comes when it is asked for.

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

/** What a bottom sheet shows by default (SPEC.md section 2). */
export const APP_DOWNLOAD: ShellPanel = {
  kind: 'BOTTOM_SHEET',
  id: 'app-download',
  load: () => loadPanelHost().then(({ contents }) => contents.appDownload()),
  props: {},
}

/** @param keyword what stands in the field it opens from */
export const searchPanel = (keyword: string): ShellPanel<{ keyword: string }> => ({
  kind: 'SEARCH',
  id: 'search',
  load: () => loadPanelHost().then(({ contents }) => contents.search()),
  props: { keyword },
})

/** @param redirectTo a path of ours, where the way leads afterwards */
export const signInPanel = (redirectTo: string): ShellPanel<{ redirectTo: string }> => ({
  kind: 'BOTTOM_SHEET',
  id: 'sign-in',
  load: () => loadPanelHost().then(({ contents }) => contents.signIn()),
  props: { redirectTo },
})

/** @param href a page of ours that is there to be read */
export const webPagePanel = (
  href: string,
  title: string,
): ShellPanel<{ href: string; title: string }> => ({
  kind: 'WEBVIEW_DRAWER',
  id: 'web-page',
  load: () => loadPanelHost().then(({ contents }) => contents.webPage()),
  props: { href, title },
})

export interface AlertWords {
  title: string
  message: string
  /** Done by the button that confirms. */
  onConfirm?: () => void
}

/** A modal that says something and is confirmed. */
export const alertPanel = (
  id: string,
  words: AlertWords,
  onClose?: () => void,
): ShellPanel<AlertWords> => ({
  kind: 'MODAL',
  id,
  load: () => loadPanelHost().then(({ contents }) => contents.alert()),
  props: words,
  ...(onClose && { onClose }),
})
