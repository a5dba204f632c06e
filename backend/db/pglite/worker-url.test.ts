import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.mjs'
import { layOutCluster } from '#tests/support/test-database.ts'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

const PROGRAM = `
  import { sql } from 'kysely'
  import { openDatabase } from '#backend/db/open-database.ts'
  const database = await openDatabase({ dataDir: process.argv[2] })
  const { rows } = await sql\`select '열림' as answer\`.execute(database.kysely)
  process.stdout.write(rows[0].answer)
  await database.close()`

let folder: string
let dataDir: string

// Inside the project, so that the packages are found as they are from the real build.
beforeAll(async () => {
  const cache = path.join(PROJECT, 'node_modules/.cache')
  fs.mkdirSync(cache, { recursive: true })
  folder = fs.mkdtempSync(path.join(cache, 'worker-url-'))
  // A database in memory would be initialised by each program, which takes four seconds.
  dataDir = makeTemporaryFolder('worker-url-')
  await layOutCluster(dataDir)
})

afterAll(() => {
  for (const made of [folder, dataDir]) fs.rmSync(made, { recursive: true, force: true })
})

function run(file: string, ...flags: string[]): string {
  return execFileSync(process.execPath, [...flags, file, dataDir], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
}

describe('resolveWorkerUrl', () => {
  it('finds the thread beside the bundled server', async () => {
    await build({
      stdin: { contents: PROGRAM, resolveDir: PROJECT, sourcefile: 'server.ts', loader: 'ts' },
      outfile: path.join(folder, 'server.js'),
      ...bundling,
    })
    await build({
      entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
      outfile: path.join(folder, 'pglite-worker.js'),
      ...bundling,
    })
    expect(run(path.join(folder, 'server.js'))).toBe('열림')
  })

  it('finds the source under tsx', () => {
    const file = path.join(folder, 'server.mts')
    fs.writeFileSync(file, PROGRAM.replace('#backend', path.join(PROJECT, 'backend')))
    expect(run(file, '--import', 'tsx')).toBe('열림')
  })
})

const bundling = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  absWorkingDir: PROJECT,
} as const
