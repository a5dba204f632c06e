import type { ComponentType } from 'react'
import type { host } from './lazy/host.tsx'

type Content<Props = object> = () => Promise<ComponentType<Props>>

export interface AlertContent {
  title: string
  message: string
  /** Called by the button that confirms. */
  onConfirm?: () => void
}

/** The contents of the shell's own panels. */
export interface ShellContents {
  sidebar: Content
  webPage: Content<{ href: string; title: string }>
  alert: Content<AlertContent>
}

/** The contents of the panels that the shell opens and features provide. */
export interface FeatureContents {
  categories: Content
  favorites: Content
  notices: Content
  appDownload: Content
  search: Content<{ keyword: string }>
  signIn: Content<{ redirectTo: string }>
}

/** The script that is loaded with the first panel; `app/panels.ts` composes it. */
export type PanelHost = typeof host & { contents: ShellContents & FeatureContents }
