/** Both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/** What is stored under a name, and since when. */
export interface ListedFile {
  name: string
  storedAt: Date
}

/**
 * The store of pictures: originals that users uploaded and everything derived. Names are lower-case paths such as
 * `variants/k3/k3f9…/c320.avif`.
 */
export interface MediaStore {
  /** The bytes stored under a name; null when there are none. */
  get(name: string): Promise<Uint8Array | null>
  /** A part of them as a stream, never all in memory; null when there is no such file. */
  read(name: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** Stores bytes, all or nothing: a reader never sees a part of them. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The same with a local file, which stays where it is. */
  putFile(name: string, file: string, contentType: string): Promise<void>
  /** Deletes what is stored under a name; does nothing when there is nothing. */
  delete(name: string): Promise<void>
  /** Everything whose name begins with `folder/`, also drafts of files that a process which was killed left behind. */
  list(folder: string): AsyncIterable<ListedFile>
}
