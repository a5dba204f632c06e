import { chmodSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { takeSnapshot } from '#backend/backup/snapshot.ts'
import type { Database } from '#backend/db/database.ts'
import { mediaFolderOf } from '#backend/media/open-media-store.ts'

/** What a command of this machine asks of the server that has the data folder open. */
const requestSchema = z.object({ do: z.literal('snapshot') })
const answerSchema = z.union([z.object({ folder: z.string() }), z.object({ reason: z.string() })])

/** The kernel's limit of a socket's path, less one byte. */
const LONGEST_PATH = 103
const LONGEST_REQUEST = 1_000

/** Shorter than the whole path where the process runs near the folder; undefined where both are too long. */
function socketPath(dataDir: string): string | undefined {
  const whole = join(resolve(dataDir), 'control.sock')
  const near = relative(process.cwd(), whole)
  return [near, whole].find((path) => Buffer.byteLength(path) <= LONGEST_PATH)
}

/**
 * Listens to commands of this machine on a socket in the data folder, which only the user of the server may use. With
 * PostgreSQL there is nothing to ask of the server.
 * @returns a function that ends it
 */
export function listenForCommands(options: {
  dataDir: string
  mediaUrl: string | undefined
  database: Database
  log: Record<'info' | 'warn', (fields: object, message: string) => void>
}): () => void {
  const { dataDir, mediaUrl, database, log } = options
  const copyDatabase = database.copyTo
  if (!copyDatabase) return () => undefined
  const mediaFolder = mediaFolderOf(dataDir, mediaUrl)
  const path = socketPath(dataDir)
  if (!path) {
    log.warn({}, 'the path of DATA_DIR is too long for a socket: backups need a stopped server')
    return () => undefined
  }
  // Of a server that was killed: the lock of the folder says that no other one lives.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.setEncoding('utf8').on('error', () => undefined)
    let asked = ''
    let isHandled = false
    socket.on('data', (text: string) => {
      asked += text
      if (asked.length > LONGEST_REQUEST) return void socket.destroy()
      if (isHandled || !asked.includes('\n')) return
      isHandled = true
      if (!requestSchema.safeParse(parseLine(asked)).success)
        return void socket.end(`${JSON.stringify({ reason: 'not understood' })}\n`)
      void takeSnapshot({ dataDir, mediaFolder, copyDatabase }).then(
        (folder) => {
          log.info({}, 'snapshot taken')
          if (socket.destroyed) return rm(folder, { recursive: true, force: true })
          socket.end(`${JSON.stringify({ folder })}\n`)
        },
        (error: unknown) => {
          log.warn({ err: error }, 'no snapshot')
          const reason = error instanceof Error ? error.message : String(error)
          socket.end(`${JSON.stringify({ reason })}\n`)
        },
      )
    })
  })
  server.on('error', (error) => log.warn({ err: error }, 'commands are not listened to'))
  server.listen(path, () => chmodSync(path, 0o600))
  server.unref()
  return () => void server.close()
}

/**
 * Asks the server that has the data folder open for a snapshot.
 * @returns the snapshot's folder, or undefined where no server listens
 * @throws Error with the server's reason where it could not
 */
export async function askForSnapshot(dataDir: string): Promise<string | undefined> {
  const path = socketPath(dataDir)
  if (!path) return undefined
  const line = await new Promise<string | undefined>((done, fail) => {
    let answer = ''
    const socket = createConnection(path)
      .setEncoding('utf8')
      .on('data', (text: string) => {
        answer += text
      })
      .on('end', () => done(answer))
      .on('error', (error) => {
        const nobody = 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code))
        return nobody ? done(undefined) : fail(error)
      })
    socket.write(`${JSON.stringify({ do: 'snapshot' })}\n`)
  })
  if (line === undefined) return undefined
  const answer = answerSchema.safeParse(parseLine(line))
  if (!answer.success) throw new Error('The server ended before it had answered.')
  if ('reason' in answer.data) throw new Error(answer.data.reason)
  return answer.data.folder
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
