import { existsSync, readdirSync, type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { ENCODINGS, type Encoding, type FinishedAnswer, sendBytes } from './send-bytes.ts'

/** What a browser may have of the build. */
export const BUILT_FILES = 'build/client'
/** How the build names the compressed forms of a file. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
/** Carry a hash in their name and never change. */
const NAMED_BY_CONTENT = '/assets/'
/** All of them as they are sent to today's browsers are 5 MB. */
const MOST_BYTES = 6e6

/**
 * Answers with the files of a folder from memory: the first page of a visitor takes twenty of them, and opening each on
 * the disk cost eight times as much as sending a cached page. A name that is not among them goes on to the next handler.
 * @param root read once; what is added later is not served
 */
export function builtFiles(root: string): MiddlewareHandler {
  const bytes = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (name) => readFile(join(root, name)),
  })
  const files = filesOf(root, (name) => bytes.forceFetch(name))
  return (c, next) => {
    const file = files.get(c.req.path)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return file && isRead ? sendBytes(file, c.req.raw) : next()
  }
}

function filesOf(root: string, read: (name: string) => Promise<Buffer>) {
  const names = new Set(
    existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [],
  )
  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3))
  const files = new Map<string, FinishedAnswer>()
  for (const name of names) {
    if (/(?:^|\/)\./.test(name) || isCompressed(name)) continue
    const stats = statSync(join(root, name))
    if (stats.isFile()) files.set(`/${name}`, fileOf(name, stats, names, read))
  }
  return files
}

function fileOf(
  name: string,
  { size, mtimeMs }: Stats,
  names: ReadonlySet<string>,
  read: (name: string) => Promise<Buffer>,
): FinishedAnswer {
  const encodings = ENCODINGS.filter((encoding) => names.has(name + SUFFIXES[encoding]))
  return {
    status: 200,
    headers: {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': `/${name}`.startsWith(NAMED_BY_CONTENT)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(encodings.length > 0 && { vary: 'Accept-Encoding' }),
    },
    etag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
    size,
    encodings,
    bytesIn: (encoding) => read(encoding ? name + SUFFIXES[encoding] : name),
  }
}
