import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AwsClient } from 'aws4fetch'
import { EXIT_CODES, onDisk, StartError } from '../start-error.ts'
import { BucketStore } from './bucket-store.ts'
import { DiskStore } from './disk-store.ts'

/** Both ends are part of it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where pictures lie: originals that people uploaded and everything derived. Names are lower-case
 * paths such as `variants/k3/k3f9…/c320.avif`.
 */
export interface MediaStore {
  /** The bytes kept under a name; null when there are none. */
  get(name: string): Promise<Uint8Array | null>
  /** A part of them as it comes, never all in memory; null when it is not there. */
  read(name: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** Keeps bytes, all or nothing: a reader never sees a part of them. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The same with a file of this machine, which stays where it is. */
  putFile(name: string, file: string, contentType: string): Promise<void>
  /** Keeps nothing under a name any more; nothing happens when there is nothing. */
  delete(name: string): Promise<void>
}

/**
 * Opens the store that `MEDIA_URL` names: nothing or `file:///folder` is the local disk (by default
 * `<dataDir>/media`), `s3://bucket/prefix?endpoint=…&region=…` an S3-compatible store.
 * @throws StartError when the address, the credentials or the folder are not usable
 */
export function openMediaStore(options: {
  dataDir: string
  mediaUrl?: string | undefined
  environment?: Readonly<Record<string, string | undefined>>
}): MediaStore {
  const { dataDir, mediaUrl, environment = process.env } = options
  if (!mediaUrl) return openFolder('DATA_DIR', join(dataDir, 'media'))
  if (!URL.canParse(mediaUrl))
    throw new StartError(EXIT_CODES.CONFIG, 'MEDIA_URL: not an address; use file: or s3:')
  const url = new URL(mediaUrl)
  if (url.protocol === 'file:') return openFolder('MEDIA_URL', fileURLToPath(url))
  if (url.protocol === 's3:') return openBucket(url, environment)
  throw new StartError(
    EXIT_CODES.CONFIG,
    `MEDIA_URL: ${url.protocol} is not known; use file: or s3:`,
  )
}

/** Fails at start, not at the first upload. */
function openFolder(variable: string, folder: string): DiskStore {
  onDisk(variable, folder, () => {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  })
  return new DiskStore(folder)
}

function openBucket(
  url: URL,
  environment: Readonly<Record<string, string | undefined>>,
): BucketStore {
  const accessKeyId = environment.AWS_ACCESS_KEY_ID
  const secretAccessKey = environment.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey) {
    throw new StartError(
      EXIT_CODES.CONFIG,
      'MEDIA_URL: s3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
  }
  if (!url.hostname)
    throw new StartError(EXIT_CODES.CONFIG, 'MEDIA_URL: s3://<bucket>/<prefix> names no bucket')
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
