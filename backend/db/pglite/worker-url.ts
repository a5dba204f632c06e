/**
 * Where the database thread's code is: from source (tsx, Vitest) a file that brings TypeScript to the
 * new thread, in the production build the bundle beside the server's.
 */
export function resolveWorkerUrl(): URL {
  const fromSource = import.meta.url.endsWith('.ts')
  return new URL(fromSource ? './worker-from-source.mjs' : './pglite-worker.js', import.meta.url)
}
