import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { z } from 'zod'
import { EXIT_CODES, fileError, StartError } from '../start-error.ts'
import { listFiles, MANIFEST_FILE, type Manifest, manifestSchema } from './manifest.ts'

/** Prefix of the folder of a restore that is under way, in the data folder. */
const UNPACKED_PREFIX = '.restore-'

/**
 * Unpacks a backup into a folder of its own inside the data folder, and compares every file with the backup's list.
 * @returns the folder, with the layout of a data folder; the caller moves it to its place or removes it
 * @throws StartError where the file is no whole backup
 */
export async function unpackBackup(
  file: string,
  dataDir: string,
): Promise<{ folder: string; manifest: Manifest }> {
  await fs.access(file, fs.constants.R_OK).catch((error) => {
    throw fileError('FILE', file, error)
  })
  await removeUnfinished(dataDir)
  const folder = path.resolve(dataDir, `${UNPACKED_PREFIX}${randomBytes(6).toString('hex')}`)
  try {
    await fs.mkdir(folder, { mode: 0o700 })
    await extract({
      file,
      cwd: folder,
      strict: true,
      filter: (_name, entry) => 'type' in entry && ['File', 'Directory'].includes(entry.type),
    }).catch((error) => {
      throw hasErrno(error) ? fileError('DATA_DIR', folder, error) : broken(file, error)
    })
    const manifest = await compare(folder, file)
    await flushAll(folder, manifest)
    return { folder, manifest }
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** A restore that was killed leaves its folder; only the holder of the data folder's lock may be here. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir))
    if (name.startsWith(UNPACKED_PREFIX))
      await fs.rm(path.join(dataDir, name), { recursive: true, force: true })
}

async function compare(folder: string, file: string): Promise<Manifest> {
  const list = path.join(folder, MANIFEST_FILE)
  const text = await fs.readFile(list, 'utf8').catch(() => '')
  const read = z.safeParse(manifestSchema, parseJson(text))
  if (!read.success) throw broken(file)
  await fs.rm(list)
  const found = await listFiles(folder)
  const expected = [...read.data.files].sort((one, other) => (one.path < other.path ? -1 : 1))
  const actual = [...found].sort((one, other) => (one.path < other.path ? -1 : 1))
  if (JSON.stringify(expected) !== JSON.stringify(actual)) throw broken(file)
  return read.data
}

/** What has been restored survives a machine that loses its power. */
async function flushAll(folder: string, manifest: Manifest): Promise<void> {
  for (const { path: name } of manifest.files) {
    const handle = await fs.open(path.join(folder, name))
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hasErrno(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && 'syscall' in error
}

function broken(file: string, cause?: unknown): StartError {
  return new StartError(
    EXIT_CODES.DATA,
    `${file}은 온전한 백업 파일이 아닙니다. (This is no whole backup.)`,
    cause,
  )
}
