import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AwsClient } from 'aws4fetch'

/**
 * Where pictures lie: originals that people uploaded and everything derived. Names are lower-case
 * paths such as `variants/k3/k3f9…/c320.avif`.
 */
export interface MediaStore {
  /** The bytes kept under a name; null when there are none. */
  get(name: string): Promise<Uint8Array | null>
  /** Keeps bytes, all or nothing: a reader never sees a part of them. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/**
 * Opens the store that `MEDIA_URL` names: nothing or `file:///folder` is the local disk (by default
 * `<dataDir>/media`), `s3://bucket/prefix?endpoint=…&region=…` an S3-compatible store.
 * @throws Error when the address or the credentials for it are not usable
 */
export function openMediaStore(options: {
  dataDir: string
  mediaUrl?: string | undefined
  environment?: Readonly<Record<string, string | undefined>>
}): MediaStore {
  const { dataDir, mediaUrl, environment = process.env } = options
  if (!mediaUrl) return new DiskStore(join(dataDir, 'media'))
  const url = new URL(mediaUrl)
  if (url.protocol === 'file:') return new DiskStore(fileURLToPath(url))
  if (url.protocol === 's3:') return openBucket(url, environment)
  throw new Error(`MEDIA_URL: ${url.protocol} is not known; use file: or s3:`)
}

class DiskStore implements MediaStore {
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

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(name)
    const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, bytes, { flag: 'wx' })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  #path(name: string): string {
    return join(this.#folder, checked(name))
  }
}

const BUCKET_DEADLINE_MS = 15_000

class BucketStore implements MediaStore {
  readonly #client: AwsClient
  readonly #base: string

  /** @param base address of the folder in the bucket, without a slash at its end */
  constructor(client: AwsClient, base: string) {
    this.#client = client
    this.#base = base
  }

  async get(name: string): Promise<Uint8Array | null> {
    const response = await this.#fetch(name, { method: 'GET' })
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) throw await bucketError('GET', name, response)
    return new Uint8Array(await response.arrayBuffer())
  }

  async put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const response = await this.#fetch(name, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': contentType },
    })
    if (!response.ok) throw await bucketError('PUT', name, response)
    await response.body?.cancel()
  }

  #fetch(name: string, init: RequestInit): Promise<Response> {
    return this.#client.fetch(`${this.#base}/${checked(name)}`, {
      ...init,
      signal: AbortSignal.timeout(BUCKET_DEADLINE_MS),
    })
  }
}

function openBucket(
  url: URL,
  environment: Readonly<Record<string, string | undefined>>,
): BucketStore {
  const accessKeyId = environment.AWS_ACCESS_KEY_ID
  const secretAccessKey = environment.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('MEDIA_URL: s3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  if (!url.hostname) throw new Error('MEDIA_URL: s3://<bucket>/<prefix> names no bucket')
  const region = url.searchParams.get('region') ?? environment.AWS_REGION ?? 'ap-northeast-2'
  const endpoint = url.searchParams.get('endpoint')?.replace(/\/+$/, '')
  const root = endpoint
    ? `${endpoint}/${url.hostname}`
    : `https://${url.hostname}.s3.${region}.amazonaws.com`
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(environment.AWS_SESSION_TOKEN ? { sessionToken: environment.AWS_SESSION_TOKEN } : {}),
    service: 's3',
    region,
    retries: 2,
  })
  return new BucketStore(client, `${root}${url.pathname.replace(/\/+$/, '')}`)
}

async function bucketError(method: string, name: string, response: Response): Promise<Error> {
  const text = (await response.text()).slice(0, 300)
  return new Error(`media store: ${method} ${name} answered ${response.status} ${text}`)
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error(`media store: bad name ${JSON.stringify(name)}`)
  return name
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  )
}
