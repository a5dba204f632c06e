/**
 * The location of the database thread's code: from source (tsx, Vitest) a file that registers TypeScript in the new
 * thread, in the production build the bundle beside the server's.
 */
export function resolveWorkerUrl(): URL {
  const fromSource = import.meta.url.endsWith('.ts')
  return new URL(fromSource ? './worker-from-source.mjs' : './pglite-worker.js', import.meta.url)
}
