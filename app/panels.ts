import { shellContents } from './shell/panels/lazy/contents.ts'
import { host } from './shell/panels/lazy/host.tsx'
import type { FeatureContents, PanelHost } from './shell/panels/panel-host.ts'

const featureContents: FeatureContents = {
  categories: () =>
    import('./features/category/category-drawer.tsx').then(({ CategoryDrawer }) => CategoryDrawer),
  favorites: () =>
    import('./features/favorites/favorites-panel.tsx').then(({ FavoritesPanel }) => FavoritesPanel),
  notices: () =>
    import('./features/notices/notices-panel.tsx').then(({ NoticesPanel }) => NoticesPanel),
  appDownload: () =>
    import('./features/app-download/app-download-panel.tsx').then(
      ({ AppDownloadPanel }) => AppDownloadPanel,
    ),
  search: () => import('./features/search/search-panel.tsx').then(({ SearchPanel }) => SearchPanel),
  signIn: () =>
    import('./features/signin/entry/sign-in-sheet.tsx').then(({ SignInSheet }) => SignInSheet),
}

/**
 * Connects the shell's panels with the features that provide their contents, so that the shell imports no feature. The
 * browser loads this module with the first panel that opens, and each content separately.
 */
export const panelHost: PanelHost = {
  ...host,
  contents: { ...shellContents, ...featureContents },
}
