import { readFile } from 'node:fs/promises'
import type { MediaStore } from '#backend/operation/media-store.ts'

/** A media store in memory. `kept` maps names to their bytes. */
export function memoryMediaStore(): MediaStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    get: async (name) => kept.get(name) ?? null,
    async read(name, { start, end }) {
      const bytes = kept.get(name)
      if (!bytes || bytes.length <= end) return null
      return new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream()
    },
    async put(name, bytes) {
      kept.set(name, new Uint8Array(bytes))
    },
    async putFile(name, file) {
      kept.set(name, new Uint8Array(await readFile(file)))
    },
    async delete(name) {
      kept.delete(name)
    },
    async *list(folder) {
      for (const name of [...kept.keys()])
        if (name.startsWith(`${folder}/`)) yield { name, storedAt: new Date(0) }
    },
  }
}
