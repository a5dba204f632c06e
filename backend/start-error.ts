/** What the process ends with when it cannot start, by sysexits.h; docs/running.md lists them. */
export const EXIT_CODES = {
  /** What is on the disk is no database that this server reads. */
  DATA: 65,
  /** Something else is not there: the database is away, the port is taken. */
  UNAVAILABLE: 69,
  /** A file or folder cannot be made. */
  CANNOT_CREATE: 73,
  NO_PERMISSION: 77,
  CONFIG: 78,
} as const

/** Why the server does not start: one sentence for the person who runs it, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor(
    readonly exitCode: (typeof EXIT_CODES)[keyof typeof EXIT_CODES],
    sentence: string,
    cause?: unknown,
  ) {
    super(sentence, { cause })
  }
}

const OF_FILES: Record<string, [code: keyof typeof EXIT_CODES, what: string]> = {
  EACCES: ['NO_PERMISSION', 'the user of this process may not'],
  EPERM: ['NO_PERMISSION', 'the user of this process may not'],
  EROFS: ['CANNOT_CREATE', 'the file system is read-only'],
  ENOSPC: ['CANNOT_CREATE', 'the disk is full'],
  EDQUOT: ['CANNOT_CREATE', 'the quota of the disk is used up'],
  ENOTDIR: ['CANNOT_CREATE', 'a part of the path is no folder'],
  EEXIST: ['CANNOT_CREATE', 'it is a file and no folder'],
  ENOENT: ['CANNOT_CREATE', 'a part of the path does not exist'],
  EMFILE: ['CANNOT_CREATE', 'too many files are open'],
}

/**
 * Does something with files at start.
 * @param variable which setting says where they are
 * @throws StartError where the file system refuses; whatever else is thrown as it is
 */
export function onDisk<Result>(variable: string, path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw fileError(variable, path, error)
  }
}

/** The sentence for a refusal of the file system; any other error as it is. */
export function fileError(variable: string, path: string, error: unknown): unknown {
  const errno = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = OF_FILES[errno]
  if (!known) return error
  const [code, what] = known
  return new StartError(
    EXIT_CODES[code],
    `${variable}: cannot use ${path}: ${what} (${errno}).`,
    error,
  )
}
