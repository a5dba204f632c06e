import path from 'node:path'
import { DAY_MS } from '#contracts/durations.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { onDisk } from '../start-error.ts'
import { createKeyRing, type KeyRingOptions } from './create-key-ring.ts'
import { createKeyFile, readKeyFile, replaceKeyFile } from './key-file.ts'
import { needRotation, rotateKeys } from './rotate-keys.ts'
import { KeysError, missingKeys, newKeys, parseKeys, type StoredKeys } from './stored-keys.ts'

const IN_MEMORY = 'memory://'

/**
 * Opens the keys of this installation: those of the environment where there are some, otherwise `keys.json` of the data
 * folder, which is created where it is missing and `mayMake` allows it. Keys of the file are replaced after 90 days
 * with overlap; the operator replaces those of the environment (docs/running.md).
 * @throws KeysError when the file or the variable is broken, or the file is missing and may not be created
 * @throws StartError when the file cannot be written
 */
export async function openKeyRing(options: {
  dataDir: string
  keys?: string | undefined
  /** True by default: no account was created with lost keys. */
  mayMake?: boolean
  now: () => Date
}): Promise<KeyRing> {
  const ring = createKeyRing(ringOptions(options))
  setInterval(() => ring.refresh(), DAY_MS).unref()
  return ring
}

const fileIn = (dataDir: string) => path.join(dataDir, 'keys.json')

/** The source of the keys, for a sentence about them. */
export const keySource = ({ dataDir, keys }: { dataDir: string; keys?: string | undefined }) =>
  keys ? 'KEYS' : fileIn(dataDir)

function ringOptions({
  dataDir,
  keys,
  mayMake = true,
  now,
}: Parameters<typeof openKeyRing>[0]): KeyRingOptions {
  // Other servers would not know new ones.
  if (keys) return { keys: parseKeys(keys, 'KEYS'), now, rotate: (kept) => kept }
  if (dataDir === IN_MEMORY) return { now }
  const file = fileIn(dataDir)
  return {
    keys: onDisk('DATA_DIR', file, () => readOrCreate(file, mayMake, now())),
    now,
    rotate: (current, moment) => rotateFile(file, current, moment),
  }
}

function readOrCreate(file: string, mayMake: boolean, now: Date): StoredKeys {
  const found = readKeyFile(file)
  if (found) return found
  if (!mayMake) throw missingKeys(file)
  const fresh = newKeys(now)
  if (createKeyFile(file, fresh)) return fresh
  const others = readKeyFile(file)
  if (!others) throw new KeysError(`${file} comes and goes: another process changes it`)
  return others
}

/**
 * Another process on the same folder may have replaced them already. A file that cannot be read or written must not
 * stop sign-ins: the old keys stay in use.
 */
function rotateFile(file: string, current: StoredKeys, now: Date): StoredKeys {
  try {
    const stored = readKeyFile(file) ?? current
    if (!needRotation(stored, now)) return stored
    const rotated = rotateKeys(stored, now)
    replaceKeyFile(file, rotated)
    return rotated
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.emitWarning(`${file} is due for new keys and could not be replaced: ${reason}`)
    return current
  }
}
