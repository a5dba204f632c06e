import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

/** A project that has the scripts of ours and whose build takes no time. */
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'quiet-build-')))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['start.mjs', 'stamp.mjs', 'quiet-build.mjs'])
    cpSync(`scripts/${name}`, join(folder, 'scripts', name))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function start(build: string) {
  writeFileSync(join(folder, 'scripts/build.mjs'), build)
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out, error, status }
}

const NOISE = `
  console.log('transforming')
  process.send('화면')
  console.error('a warning')
  process.send('압축')
`

test('a start shows one line of its build, then serves', async () => {
  const { out, error, status } = await start(`
    import { mkdirSync, writeFileSync } from 'node:fs'
    ${NOISE}
    mkdirSync('build')
    writeFileSync('build/server.js', "console.log('serving')")
  `)
  expect({ out, error, status }).toEqual({
    out: '두손: 빌드하는 중입니다… 화면… 압축… 끝\nserving\n',
    error: '',
    status: 0,
  })
})

test('a build that fails names the file that says why', async () => {
  const { out, error, status } = await start(`${NOISE} process.exit(3)`)
  expect(status).toBe(3)
  expect(out).toBe('두손: 빌드하는 중입니다… 화면… 압축…\n')
  const [, file = ''] =
    /^두손: 빌드하지 못했습니다\. 까닭은 (\S+)에 있습니다\.\n$/.exec(error) ?? []
  expect(file.startsWith(folder)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('transforming\na warning\n')
})
