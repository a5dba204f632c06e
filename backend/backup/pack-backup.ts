import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { create } from 'tar'
import { fileError } from '../start-error.ts'
import { listFiles, MANIFEST_FILE, type Manifest } from './manifest.ts'

/**
 * Packs a snapshot's folder into one compressed archive with a list of what is in it. The archive appears under its name
 * when it is whole and on the disk, and only its owner may read it: it holds personal data and keys.
 * @throws StartError where the file cannot be written
 */
export async function packBackup(folder: string, file: string, now: Date): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    files: await listFiles(folder),
  }
  await fs.writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest), { mode: 0o600 })
  const draft = `${file}.${randomBytes(4).toString('hex')}.partial`
  try {
    // Made before it is filled, so that nobody else can read it meanwhile.
    await (await fs.open(draft, 'wx', 0o600)).close()
    const entries = (await fs.readdir(folder)).filter((name) => name !== MANIFEST_FILE)
    await create({ gzip: true, file: draft, cwd: folder, portable: true, strict: true }, [
      MANIFEST_FILE,
      ...entries.sort(),
    ])
    await flush(draft)
    await fs.rename(draft, file)
    await flush(path.dirname(file))
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw fileError('FILE', file, error)
  }
  return manifest
}

async function flush(file: string): Promise<void> {
  const handle = await fs.open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
