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
