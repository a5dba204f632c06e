import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AwsClient } from 'aws4fetch'
import type { MediaStore } from '../operation/media-store.ts'
import { EXIT_CODES, onDisk, StartError } from '../start-error.ts'
import { BucketStore } from './bucket-store.ts'
import { DiskStore } from './disk-store.ts'

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

/** Where pictures lie on this machine; undefined where `MEDIA_URL` names a bucket. */
export function mediaFolderOf(dataDir: string, mediaUrl: string | undefined): string | undefined {
  if (!mediaUrl) return join(dataDir, 'media')
  return mediaUrl.startsWith('file:') ? fileURLToPath(mediaUrl) : undefined
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
  return new BucketStore(client, root, url.pathname.replace(/\/+$/, ''))
}
