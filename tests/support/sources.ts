import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The project's files with an ending below a folder, as paths from its root. */
export function sourcesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
}
