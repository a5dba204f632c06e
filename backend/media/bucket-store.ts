import { openAsBlob } from 'node:fs'
import type { AwsClient } from 'aws4fetch'
import type { ByteRange, ListedFile, MediaStore } from '../operation/media-store.ts'
import { checkedName } from './store-name.ts'

/** Until a small file has come or gone, and until the first byte of a large one has come. */
const DEADLINE_MS = 15_000
/** Until a large file has gone. */
const FILE_DEADLINE_MS = 120_000

/** Pictures in an S3-compatible store. */
export class BucketStore implements MediaStore {
  readonly #client: AwsClient
  readonly #root: string
  readonly #base: string
  /** Before all names. */
  readonly #prefix: string

  /**
   * @param root address of the bucket, without a slash at its end
   * @param folder in the bucket, `/pictures`, or nothing
   */
  constructor(client: AwsClient, root: string, folder: string) {
    this.#client = client
    this.#root = root
    this.#base = `${root}${folder}`
    this.#prefix = folder === '' ? '' : `${folder.slice(1)}/`
  }

  async get(name: string): Promise<Uint8Array | null> {
    const response = await this.#fetch(name, { method: 'GET' })
    if (await isMissing(response)) return null
    if (!response.ok) throw await bucketError('GET', name, response)
    return new Uint8Array(await response.arrayBuffer())
  }

  async read(name: string, { start, end }: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    // A viewer may take longer than the deadline: it holds for the headers only.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), DEADLINE_MS)
    const headers = { range: `bytes=${start}-${end}` }
    const response = await this.#fetch(name, { method: 'GET', headers }, late.signal).finally(() =>
      clearTimeout(timer),
    )
    if (await isMissing(response)) return null
    if (response.status !== 206) throw await bucketError('GET', name, response)
    return response.body
  }

  async put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#put(name, new Uint8Array(bytes), contentType, DEADLINE_MS)
  }

  async putFile(name: string, file: string, contentType: string): Promise<void> {
    await this.#put(name, await openAsBlob(file), contentType, FILE_DEADLINE_MS)
  }

  async delete(name: string): Promise<void> {
    const response = await this.#fetch(name, { method: 'DELETE' })
    if (!response.ok && response.status !== 404) throw await bucketError('DELETE', name, response)
    await response.body?.cancel()
  }

  async *list(folder: string): AsyncIterable<ListedFile> {
    let more: string | undefined
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: `${this.#prefix}${folder}/`,
        ...(more && { 'continuation-token': more }),
      })
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const response = await this.#client.fetch(`${this.#root}/?${query}`, { signal })
      if (!response.ok) throw await bucketError('LIST', folder, response)
      const page = await response.text()
      for (const [contents] of page.matchAll(/<Contents>.*?<\/Contents>/gs))
        yield {
          name: (tagOf(contents, 'Key') ?? '').slice(this.#prefix.length),
          storedAt: new Date(tagOf(contents, 'LastModified') ?? ''),
        }
      more = tagOf(page, 'NextContinuationToken')
    } while (more)
  }

  async #put(name: string, body: BodyInit, contentType: string, deadlineMs: number) {
    const init = { method: 'PUT', body, headers: { 'content-type': contentType } }
    const response = await this.#fetch(name, init, AbortSignal.timeout(deadlineMs))
    if (!response.ok) throw await bucketError('PUT', name, response)
    await response.body?.cancel()
  }

  #fetch(name: string, init: RequestInit, signal = AbortSignal.timeout(DEADLINE_MS)) {
    return this.#client.fetch(`${this.#base}/${checkedName(name)}`, { ...init, signal })
  }
}

/** Names of ours need no escapes. */
const tagOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

async function isMissing(response: Response): Promise<boolean> {
  if (response.status !== 404) return false
  await response.body?.cancel()
  return true
}

async function bucketError(method: string, name: string, response: Response): Promise<Error> {
  const text = (await response.text()).slice(0, 300)
  return new Error(`media store: ${method} ${name} answered ${response.status} ${text}`)
}
