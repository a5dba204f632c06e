import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#contracts/durations.ts'
import { fileError } from '../start-error.ts'

/** Prefix of the folders of snapshots in the data folder; what stands in one has the layout of a data folder. */
const SNAPSHOT_PREFIX = '.snapshot-'
/** A command that has been killed leaves its snapshot behind. */
const FORGOTTEN_AFTER_MS = DAY_MS
const LINKS_AT_ONCE = 64

export interface SnapshotSource {
  dataDir: string
  /** Where pictures lie on this machine; undefined where they are in a bucket. */
  mediaFolder: string | undefined
  /** See Database.copyTo. */
  copyDatabase: (folder: string, alongside: () => Promise<void>) => Promise<void>
}

/**
 * Copies database, pictures and keys as they are at one moment into a folder beside them, while the server works.
 * Statements wait while the database is copied and pictures are linked (a second or so for a gigabyte), not while the
 * copy is packed.
 * @returns the folder; the caller removes it
 */
export async function takeSnapshot(source: SnapshotSource): Promise<string> {
  const { dataDir, mediaFolder, copyDatabase } = source
  await removeForgotten(dataDir)
  const folder = path.resolve(dataDir, `${SNAPSHOT_PREFIX}${randomBytes(6).toString('hex')}`)
  try {
    await fs.mkdir(folder, { mode: 0o700 })
    await copyDatabase(path.join(folder, 'db'), async () => {
      if (mediaFolder) await linkFolder(mediaFolder, path.join(folder, 'media'))
      await copyIfThere(path.join(dataDir, 'keys.json'), path.join(folder, 'keys.json'))
    })
    return folder
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true })
    throw fileError('DATA_DIR', folder, error)
  }
}

async function removeForgotten(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    if (!name.startsWith(SNAPSHOT_PREFIX)) continue
    const folder = path.join(dataDir, name)
    const made = await fs.stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs < FORGOTTEN_AFTER_MS) continue
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Pictures are written whole under a name of their own and never change: a second name keeps what is there now. */
async function linkFolder(from: string, to: string): Promise<void> {
  const entries = await fs.readdir(from, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  const folders = new Set(files.map((file) => path.relative(from, file.parentPath)))
  await fs.mkdir(to, { recursive: true })
  for (const folder of folders) await fs.mkdir(path.join(to, folder), { recursive: true })
  for (let at = 0; at < files.length; at += LINKS_AT_ONCE) {
    const some = files.slice(at, at + LINKS_AT_ONCE)
    await Promise.all(
      some.map((file) => {
        const name = path.join(file.parentPath, file.name)
        return linkFile(name, path.join(to, path.relative(from, name)))
      }),
    )
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to)
  } catch (error) {
    // Another file system, or one without links. What a sweep has removed meanwhile belongs to nothing any more.
    if (hasCode(error, 'ENOENT')) return
    await copyIfThere(from, to)
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await fs.copyFile(from, to).catch((error) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
