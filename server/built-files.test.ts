import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.mjs'
import { builtFiles } from './built-files.ts'

const SCRIPT = 'export const hands = 2\n'.repeat(20)
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47])

const root = makeTemporaryFolder('built-files-')
let web: Hono

beforeAll(() => {
  mkdirSync(join(root, 'assets/.vite'), { recursive: true })
  writeFileSync(join(root, 'assets/start-abc.js'), SCRIPT)
  writeFileSync(join(root, 'assets/start-abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(root, 'assets/start-abc.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(root, 'assets/.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'icon.png'), PICTURE)
  web = new Hono().use('*', builtFiles(root)).all('*', (c) => c.text('next', 404))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  web.request(path, { headers, method })

describe('built files', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip'],
    [null, 'identity'],
    [null, ''],
  ])('are sent as %s to a client that accepts "%s"', async (encoding, accepted) => {
    const response = await ask('/assets/start-abc.js', { 'accept-encoding': accepted })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const sent = Buffer.from(await response.arrayBuffer())
    const expected = { br: brotliCompressSync, gzip: gzipSync, null: Buffer.from }
    expect(sent).toEqual(expected[`${encoding as 'br'}`](SCRIPT))
    expect(response.headers.get('content-length')).toBe(String(sent.length))
  })

  it('are the same as long as they are there', async () => {
    const first = await (await ask('/icon.png')).arrayBuffer()
    expect(Buffer.from(first)).toEqual(PICTURE)
    rmSync(join(root, 'icon.png'))
    expect(Buffer.from(await (await ask('/icon.png')).arrayBuffer())).toEqual(PICTURE)
  })

  it('may be cached for ever where the name says the content, else for an hour', async () => {
    const cachedFor = async (path: string) => (await ask(path)).headers.get('cache-control')
    expect(await cachedFor('/assets/start-abc.js')).toBe('public, max-age=31536000, immutable')
    expect(await cachedFor('/icon.png')).toBe('public, max-age=3600')
  })

  it('are not sent again to a client that has them, and a HEAD has no body', async () => {
    const etag = (await ask('/assets/start-abc.js')).headers.get('etag') ?? ''
    const again = await ask('/assets/start-abc.js', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await ask('/assets/start-abc.js', {
      'if-none-match': etag,
      'accept-encoding': 'br',
    })
    expect(other.status).toBe(200)
    const head = await ask('/assets/start-abc.js', {}, 'HEAD')
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-length')).toBe(String(SCRIPT.length))
  })

  it.each([
    '/assets/start-abc.js.br',
    '/assets/.vite/manifest.json',
    '/assets/nothing.js',
    '/assets',
    '/assets/',
    '/assets%2fstart-abc.js',
    '/assets/..%2ficon.png',
  ])('have nothing at %s', async (path) => {
    expect(await (await ask(path)).text()).toBe('next')
  })

  it('take no other method', async () => {
    expect((await ask('/assets/start-abc.js', {}, 'POST')).status).toBe(404)
  })
})
