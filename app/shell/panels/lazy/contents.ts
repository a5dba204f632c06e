// What the shell's own panels show, each fetched by itself; apart from what opens them, which every page carries.

export const sidebar = () => import('./sidebar.tsx').then(({ Sidebar }) => Sidebar)
export const categories = () =>
  import('./category-drawer.tsx').then(({ CategoryDrawer }) => CategoryDrawer)
export const favorites = () => import('./favorites.tsx').then(({ Favorites }) => Favorites)
export const appDownload = () => import('./app-download.tsx').then(({ AppDownload }) => AppDownload)
export const search = () => import('./search.tsx').then(({ SearchPanel }) => SearchPanel)
export const signIn = () => import('./sign-in.tsx').then(({ SignIn }) => SignIn)
export const webPage = () => import('./web-page.tsx').then(({ WebPage }) => WebPage)
export const alert = () => import('./alert.tsx').then(({ Alert }) => Alert)
