import type { ShellContents } from '../panel-host.ts'

/** The contents of the shell's own panels, each loaded separately. */
export const shellContents: ShellContents = {
  sidebar: () => import('./sidebar.tsx').then(({ Sidebar }) => Sidebar),
  webPage: () => import('./web-page.tsx').then(({ WebPage }) => WebPage),
  alert: () => import('./alert.tsx').then(({ Alert }) => Alert),
}
