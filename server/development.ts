import type { Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'

/** Vite as a middleware: hot reload over the socket of the given server, so that everything is on one port. */
export async function createDevelopmentServer(server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    middlewares: vite.middlewares,
    build: () =>
      vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>,
    close: () => vite.close(),
  }
}
