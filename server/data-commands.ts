import type { Manifest } from '#backend/backup/manifest.ts'

/** Exit codes of sysexits.h that only commands use. */
export const USAGE = 64
export const NO_INPUT = 66

const CONFIG = 78

/** Ends a command with one sentence. */
export function leave(status: number, text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(status)
}

/** PostgreSQL has tools of its own, which know more than a copy of files could. */
export function refusePostgres(tool: 'pg_dump' | 'pg_restore'): void {
  if (!process.env.DATABASE_URL) return
  leave(
    CONFIG,
    `DATABASE_URL이 있으면 ${tool}을 사용해 주세요. docs/running.md의 Backups를 보세요.\n` +
      `With DATABASE_URL use ${tool}; see Backups in docs/running.md.`,
  )
}

/** The figures of a backup for the last line of a command, without names. */
export function describeBackup({ createdAt, files }: Manifest): string {
  const pictures = files.filter((file) => file.path.startsWith('media/')).length
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const keys = files.some((file) => file.path === 'keys.json') ? 'with keys' : 'without keys'
  return `${createdAt}, ${files.length} files, ${pictures} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${keys}`
}
