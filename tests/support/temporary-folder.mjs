import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'

/** A file system in memory, where there is one. */
const IN_MEMORY = '/dev/shm'
/** The databases and pictures of a run take less, and so does what the programs need beside them. */
const ROOM_BYTES = 4 * 1024 ** 3
const FREE_MEMORY_BYTES = 6 * 1024 ** 3

/**
 * A new folder for data that need not outlive the tests. It is in memory where that is large enough: a disk that is slow to
 * create files makes a copy of a database take ten times as long. TMPDIR names another place.
 *
 * @param {string} prefix
 */
export function makeTemporaryFolder(prefix) {
  return fs.mkdtempSync(path.join(hasRoomInMemory() ? IN_MEMORY : os.tmpdir(), prefix))
}

function hasRoomInMemory() {
  if (process.env.TMPDIR !== undefined || !fs.existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = fs.statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM_BYTES && os.freemem() >= FREE_MEMORY_BYTES
}
