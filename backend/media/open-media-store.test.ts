import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListedFile, MediaStore } from '../operation/media-store.ts'
import { openMediaStore } from './open-media-store.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'duson-media-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const NAME = 'variants/k3/k3f9/c320.avif'

test('디스크에 넣은 것을 그대로 돌려주고, 없는 것은 없다고 한다', async () => {
  const store = openMediaStore({ dataDir })
  expect(await store.get(NAME)).toBeNull()
  await store.put(NAME, new Uint8Array([1, 2, 3]), 'image/avif')
  expect([...((await store.get(NAME)) ?? [])]).toEqual([1, 2, 3])
  const elsewhere = openMediaStore({
    dataDir,
    mediaUrl: pathToFileURL(join(dataDir, 'media')).href,
  })
  expect([...((await elsewhere.get(NAME)) ?? [])]).toEqual([1, 2, 3])
})

test('동시에 써도 온전한 파일 하나만 남고, 읽는 쪽은 조각을 보지 않는다', async () => {
  const store = openMediaStore({ dataDir })
  const size = 400_000
  let writing = true
  const seen = new Set<string>()
  const reading = (async () => {
    while (writing) {
      const bytes = await store.get(NAME)
      if (bytes) seen.add(`${bytes.length}:${bytes[0] === bytes[bytes.length - 1]}`)
    }
  })()
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      store.put(NAME, new Uint8Array(size).fill(index), 'image/avif'),
    ),
  )
  writing = false
  await reading
  expect([...seen].filter((state) => state !== `${size}:true`)).toEqual([])
  expect((await store.get(NAME))?.length).toBe(size)
  expect(await readdir(join(dataDir, 'media/variants/k3/k3f9'))).toEqual(['c320.avif'])
})

const textOf = (part: ReadableStream<Uint8Array> | null) => new Response(part).text()

test('디스크의 파일을 넣고, 일부만 읽고, 지운다', async () => {
  const store = openMediaStore({ dataDir })
  const file = join(dataDir, 'sent')
  await writeFile(file, 'abcdefgh')
  await store.putFile(NAME, file, 'video/mp4')
  expect(await textOf(await store.read(NAME, { start: 2, end: 4 }))).toBe('cde')
  expect(await textOf(await store.read(NAME, { start: 0, end: 7 }))).toBe('abcdefgh')
  expect(await store.read(NAME, { start: 0, end: 8 })).toBeNull()
  expect(await store.read('chat/none', { start: 0, end: 1 })).toBeNull()
  await (await store.read(NAME, { start: 0, end: 7 }))?.cancel()
  await store.delete(NAME)
  await store.delete(NAME)
  expect(await store.get(NAME)).toBeNull()
  expect((await readdir(dataDir)).sort()).toEqual(['media', 'sent'])
})

test('빈 파일은 없는 것으로 친다', async () => {
  const store = openMediaStore({ dataDir })
  await store.put(NAME, new Uint8Array([1]), 'image/avif')
  await writeFile(join(dataDir, 'media', NAME), '')
  expect(await store.get(NAME)).toBeNull()
})

test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '', 'A.avif', 'a/.hidden'])(
  '이름 %j 은 거절한다',
  async (name) => {
    const store = openMediaStore({ dataDir })
    await expect(store.get(name)).rejects.toThrow('bad name')
    await expect(store.put(name, new Uint8Array([1]), 'image/avif')).rejects.toThrow('bad name')
  },
)

test('쓸 수 없는 MEDIA_URL 은 시작할 때 알린다', () => {
  expect(() => openMediaStore({ dataDir, mediaUrl: 'ftp://x/y' })).toThrow('ftp:')
  expect(() => openMediaStore({ dataDir, mediaUrl: 's3://bucket', environment: {} })).toThrow(
    'AWS_ACCESS_KEY_ID',
  )
  expect(() => openMediaStore({ dataDir, mediaUrl: 'pictures' })).toThrow(
    expect.objectContaining({ exitCode: 78, message: expect.stringContaining('MEDIA_URL') }),
  )
})

test('쓸 수 없는 폴더도 시작할 때 알린다', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  expect(() => openMediaStore({ dataDir, mediaUrl: `file://${file}/pictures` })).toThrow(
    expect.objectContaining({ exitCode: 73, message: expect.stringContaining('MEDIA_URL') }),
  )
  expect(() => openMediaStore({ dataDir: file })).toThrow(
    expect.objectContaining({ exitCode: 73, message: expect.stringContaining('DATA_DIR') }),
  )
})

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/\d{8}\/kr-test-1\/s3\/aws4_request, ?SignedHeaders=[\w;-]*host[\w;-]*, ?Signature=[0-9a-f]{64}$/

async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      if (!SIGNATURE.test(request.headers.authorization ?? '')) {
        response.writeHead(403).end('AccessDenied')
      } else if (request.method === 'PUT' && path.includes('refused')) {
        response.writeHead(400).end('InvalidRequest')
      } else if (request.method === 'PUT') {
        const body = Buffer.concat(chunks)
        expect(request.headers['content-length']).toBe(String(body.length))
        objects.set(path, { body, type: request.headers['content-type'] })
        response.writeHead(200).end()
      } else if (request.method === 'DELETE') {
        response.writeHead(objects.delete(path) ? 204 : 404).end()
      } else if (path.includes('list-type=2')) {
        const { pathname, searchParams } = new URL(path, 'http://bucket.invalid')
        const begin = `${pathname}${searchParams.get('prefix')}`
        const names = [...objects.keys()].filter((name) => name.startsWith(begin))
        // One on each page.
        const place = Number(searchParams.get('continuation-token') ?? 0)
        const [name] = names.slice(place)
        const key = name?.slice(pathname.length)
        response
          .writeHead(200)
          .end(
            `<ListBucketResult>${
              key === undefined
                ? ''
                : `<Contents><Key>${key}</Key><LastModified>2026-11-20T01:02:03.000Z</LastModified></Contents>`
            }${
              place + 1 < names.length
                ? `<NextContinuationToken>${place + 1}</NextContinuationToken>`
                : ''
            }</ListBucketResult>`,
          )
      } else {
        const object = objects.get(path)
        const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
        if (object && start !== undefined)
          response.writeHead(206).end(object.body.subarray(Number(start), Number(end) + 1))
        else response.writeHead(object ? 200 : 404).end(object?.body ?? 'NoSuchKey')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    objects,
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function filesIn(store: MediaStore, folder: string) {
  const files: ListedFile[] = []
  for await (const file of store.list(folder)) files.push(file)
  return files
}

test('S3 호환 저장소에는 서명한 요청으로 넣고 꺼낸다', async () => {
  const bucket = await startBucket()
  try {
    const mediaUrl = `s3://pictures/duson?endpoint=${bucket.endpoint}&region=kr-test-1`
    const environment = { AWS_ACCESS_KEY_ID: 'AKIDTEST', AWS_SECRET_ACCESS_KEY: 'secret' }
    const store = openMediaStore({ dataDir, mediaUrl, environment })
    expect(await store.get(NAME)).toBeNull()
    await store.put(NAME, new Uint8Array([9, 8, 7]), 'image/avif')
    expect([...((await store.get(NAME)) ?? [])]).toEqual([9, 8, 7])
    expect(bucket.objects.get(`/pictures/duson/${NAME}`)?.type).toBe('image/avif')
    const file = join(dataDir, 'sent')
    await writeFile(file, 'abcdefgh')
    await store.putFile('chat/video', file, 'video/mp4')
    expect(bucket.objects.get('/pictures/duson/chat/video')?.type).toBe('video/mp4')
    expect(await textOf(await store.read('chat/video', { start: 2, end: 4 }))).toBe('cde')
    expect(await store.read('chat/none', { start: 0, end: 1 })).toBeNull()
    await store.putFile('chat/audio', file, 'audio/mp4')
    const storedAt = new Date('2026-11-20T01:02:03Z')
    expect(await filesIn(store, 'chat')).toEqual([
      { name: 'chat/video', storedAt },
      { name: 'chat/audio', storedAt },
    ])
    expect(await filesIn(store, 'none')).toEqual([])
    await store.delete('chat/video')
    await store.delete('chat/video')
    expect(await store.get('chat/video')).toBeNull()
    await expect(store.put('refused', new Uint8Array([1]), 'image/avif')).rejects.toThrow('400')
    const stranger = openMediaStore({
      dataDir,
      mediaUrl,
      environment: { ...environment, AWS_ACCESS_KEY_ID: 'OTHER' },
    })
    await expect(stranger.get(NAME)).rejects.toThrow('403')
  } finally {
    await bucket.close()
  }
})
