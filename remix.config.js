import { flatRoutes } from '@remix-run/fs-routes'

/**
 * The options of the Remix Vite plugin; vite.config.ts feeds them to it.
 * `routes` reach Remix through app/routes.ts, because v3_routeConfig asks for that file.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}

/** Routes are the files of app/routes, named after their address. Tests and parts beside them are no routes. */
export const routes = () =>
  flatRoutes({ ignoredRouteFiles: ['**/*.test.{ts,tsx}', '**/.*', '**/*.css'] })
