import { LRUCache } from 'lru-cache'
import type { Raster } from '#backend/media/raster.ts'

type Make = () => Promise<Raster>

/**
 * Caches the rasters that were used last, up to so many bytes of pixels. Concurrent callers of one key share one run.
 * @returns the cached raster, or the one that `make` gives
 */
export function createRasterCache(bytes: number): (key: string, make: Make) => Promise<Raster> {
  const cache = new LRUCache<string, Raster, Make>({
    maxSize: bytes,
    sizeCalculation: ({ data }) => data.length,
    fetchMethod: (_key, _stale, { context }) => context(),
    // An evicted run still serves the callers that wait for it.
    ignoreFetchAbort: true,
  })
  return (key, make) => cache.forceFetch(key, { context: make })
}
