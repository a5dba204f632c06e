import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The first file of every backup. */
export const MANIFEST_FILE = 'backup.json'

export const manifestSchema = z.object({
  /** Of this list and of the layout of the archive. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  files: z.array(
    z.object({
      path: z.string().min(1).max(1_000),
      size: z.int().min(0),
      sha256: z.string().length(64),
    }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Lists every file below the folder with its size and SHA-256, in the order of their names. */
export async function listFiles(folder: string): Promise<Manifest['files']> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const files: Manifest['files'] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    const { size } = await fs.stat(file)
    files.push({ path: name.split(path.sep).join('/'), size, sha256: hash.digest('hex') })
  }
  return files
}
