import { randomBytes } from 'node:crypto'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, ListedFile, MediaStore } from '../operation/media-store.ts'
import { checkedName } from './store-name.ts'

/** Pictures in a folder of this machine. */
export class DiskStore implements MediaStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async get(name: string): Promise<Uint8Array | null> {
    try {
      const bytes = await readFile(this.#path(name))
      // A machine that lost its power may leave an empty file behind.
      return bytes.length === 0 ? null : bytes
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async read(name: string, { start, end }: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const path = this.#path(name)
    try {
      const handle = await open(path)
      const { size } = await handle.stat()
      if (size <= end) {
        await handle.close()
        return null
      }
      const bytes = handle.createReadStream({ start, end })
      return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    return this.#keep(name, (draft) => writeFile(draft, bytes, { flag: 'wx' }))
  }

  putFile(name: string, file: string): Promise<void> {
    return this.#keep(name, (draft) => copyFile(file, draft))
  }

  async delete(name: string): Promise<void> {
    await rm(this.#path(name), { force: true })
  }

  async *list(folder: string): AsyncIterable<ListedFile> {
    const entries = await readdir(this.#path(folder), { withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) yield* this.list(name)
      else {
        const found = await stat(this.#path(name)).catch(() => null)
        if (found) yield { name, storedAt: found.mtime }
      }
    }
  }

  async #keep(name: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = this.#path(name)
    const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  #path(name: string): string {
    return join(this.#folder, checkedName(name))
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  )
}
