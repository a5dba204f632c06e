import fs from 'node:fs'
import path from 'node:path'
import { EXIT_CODES, StartError } from '../../start-error.ts'

/*
 * What the server's thread needs to know about a cluster's folder. Separate from engine.ts, so that PGlite itself is
 * only loaded in the thread that runs it.
 */

/** Major version of the PostgreSQL inside the pinned PGlite; a cluster's files belong to one. */
export const ENGINE_MAJOR_VERSION = '18'

/** Prefix of the folders of an unfinished initialisation, beside the cluster. */
export const UNFINISHED_SUFFIX = '.init-'

/** Whether there is a database in the folder. */
export function isCluster(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'))
}

/**
 * Refuses files that this server could only damage.
 * @throws StartError when another PostgreSQL version wrote the folder.
 */
export function refuseOtherVersion(folder: string): void {
  const version = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === ENGINE_MAJOR_VERSION) return
  throw new StartError(
    EXIT_CODES.DATA,
    [
      `데이터 폴더는 PostgreSQL ${version} 형식인데 이 서버의 내장 데이터베이스는 ${ENGINE_MAJOR_VERSION} 형식만 읽을 수 있습니다.`,
      `The data folder was written by PostgreSQL ${version}; this server reads ${ENGINE_MAJOR_VERSION} only. (${folder})`,
    ].join('\n'),
  )
}
