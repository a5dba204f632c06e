import fs from 'node:fs/promises'
import path from 'node:path'

export interface DataPlaces {
  dataDir: string
  /** Where pictures lie on this machine; undefined where they are in a bucket. */
  mediaFolder: string | undefined
}

/** Whether there is data of an installation: a database, keys or pictures. */
export async function holdsData({ dataDir, mediaFolder }: DataPlaces): Promise<boolean> {
  const names: string[] = await fs.readdir(dataDir).catch(() => [])
  if (names.includes('db') || names.includes('keys.json')) return true
  const pictures: string[] = mediaFolder ? await fs.readdir(mediaFolder).catch(() => []) : []
  return pictures.length > 0
}

/**
 * Moves an unpacked backup to where the server reads it. What was there is moved aside first and not deleted, so that
 * nothing is lost when the process ends in the middle: the restore can be run again.
 * @returns the folder with what was there; undefined where nothing was
 */
export async function putInPlace(
  unpacked: string,
  { dataDir, mediaFolder }: DataPlaces,
  now: Date,
): Promise<string | undefined> {
  const moment = now.toISOString().replaceAll(/[:.]/g, '-')
  const aside = path.resolve(dataDir, `before-restore-${moment}`)
  const places: [name: string, place: string | undefined][] = [
    ['keys.json', path.resolve(dataDir, 'keys.json')],
    ['media', mediaFolder],
    ['db', path.resolve(dataDir, 'db')],
  ]
  let movedAside = false
  for (const [name, place] of places) {
    if (!place || !(await isThere(place))) continue
    await fs.mkdir(aside, { recursive: true, mode: 0o700 })
    await move(place, path.join(aside, name))
    movedAside = true
  }
  // The database comes last: with it the server would start.
  for (const [name, place] of places) {
    const from = path.join(unpacked, name)
    if (place && (await isThere(from))) await move(from, place)
  }
  await fs.rm(unpacked, { recursive: true, force: true })
  return movedAside ? aside : undefined
}

async function move(from: string, to: string): Promise<void> {
  try {
    await fs.rename(from, to)
  } catch (error) {
    const elsewhere = error instanceof Error && 'code' in error && error.code === 'EXDEV'
    // The mount point of a volume cannot be moved, what lies in it can.
    const mounted = error instanceof Error && 'code' in error && error.code === 'EBUSY'
    if (!elsewhere && !mounted) throw error
    await fs.cp(from, to, { recursive: true, preserveTimestamps: true })
    await emptyOut(from, mounted)
  }
}

async function emptyOut(folder: string, keepsFolder: boolean): Promise<void> {
  if (!keepsFolder) return fs.rm(folder, { recursive: true, force: true })
  for (const name of await fs.readdir(folder))
    await fs.rm(path.join(folder, name), { recursive: true, force: true })
}

async function isThere(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  )
}
