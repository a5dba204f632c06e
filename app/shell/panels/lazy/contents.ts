/** What the shell's own panels show, each fetched by itself; apart from what opens them, which every page carries. */
export const contents = {
  sidebar: () => import('./sidebar.tsx').then(({ Sidebar }) => Sidebar),
  categories: () => import('./category-drawer.tsx').then(({ CategoryDrawer }) => CategoryDrawer),
  favorites: () => import('./favorites.tsx').then(({ Favorites }) => Favorites),
  appDownload: () => import('./app-download.tsx').then(({ AppDownload }) => AppDownload),
  search: () => import('./search.tsx').then(({ SearchPanel }) => SearchPanel),
  signIn: () => import('./sign-in.tsx').then(({ SignIn }) => SignIn),
  webPage: () => import('./web-page.tsx').then(({ WebPage }) => WebPage),
  alert: () => import('./alert.tsx').then(({ Alert }) => Alert),
}
