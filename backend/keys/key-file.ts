import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseKeys, type StoredKeys } from './stored-keys.ts'

/** @returns undefined when there is no such file; @throws KeysError when it is broken */
export function readKeyFile(file: string): StoredKeys | undefined {
  try {
    return parseKeys(fs.readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Writes the keys where there are none yet. @returns false when another process was faster */
export function createKeyFile(file: string, keys: StoredKeys): boolean {
  const prepared = prepare(file, keys)
  try {
    fs.linkSync(prepared, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // A file system without links: the file is still written whole, only not safe against a second process at the same
    // moment.
    if (!hasCode(error, 'EPERM') && !hasCode(error, 'ENOTSUP')) throw error
    fs.renameSync(prepared, file)
    return true
  } finally {
    fs.rmSync(prepared, { force: true })
  }
}

/** The file is the old one or the new one, whenever the process ends. */
export function replaceKeyFile(file: string, keys: StoredKeys): void {
  fs.renameSync(prepare(file, keys), file)
}

function prepare(file: string, keys: StoredKeys): string {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const prepared = `${file}.${randomUUID()}`
  try {
    const descriptor = fs.openSync(prepared, 'wx', 0o600)
    try {
      fs.writeFileSync(descriptor, `${JSON.stringify(keys, null, 2)}\n`)
      fs.fsyncSync(descriptor)
    } finally {
      fs.closeSync(descriptor)
    }
  } catch (error) {
    // A full disk leaves a part of it.
    fs.rmSync(prepared, { force: true })
    throw error
  }
  return prepared
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
