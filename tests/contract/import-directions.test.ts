import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome')

const REFUSED: [file: string, specifier: string][] = [
  ['app/features/product/card.tsx', '#backend/db/database.ts'],
  ['app/features/product/card.tsx', '../../../backend/db/database.ts'],
  ['app/features/product/card.tsx', '../../../server/web.ts'],
  ['app/features/product/card.tsx', '#app/routes/search.tsx'],
  ['app/features/product/card.tsx', '../../routes/search.tsx'],
  ['app/components/button.tsx', '#app/features/product/card.tsx'],
  ['app/components/button.tsx', '#app/services/client.ts'],
  ['app/components/button.tsx', '#app/third-parties/third-parties.ts'],
  ['app/components/button.tsx', '#app/load-context.ts'],
  ['app/components/button.tsx', '#app/paths.ts'],
  ['app/components/button.tsx', '../paths.ts'],
  ['app/components/button.tsx', '#contracts/chat.ts'],
  ['app/components/button.tsx', '../routes/search.tsx'],
  ['app/shell/header.tsx', '#app/features/search/search-box.tsx'],
  ['app/shell/header.tsx', '../features/search/search-box.tsx'],
  ['app/shell/panels/lazy/contents.ts', '../../../features/search/search-panel.tsx'],
  ['app/third-parties/faults.ts', '#app/features/search/search-box.tsx'],
  ['app/session/guards.ts', '#app/features/search/search-box.tsx'],
  ['app/shell/header.tsx', '#backend/backend.ts'],
  ['app/shell/header.tsx', '#app/routes/search.tsx'],
  ['app/routes/search.tsx', '#backend/backend.ts'],
  ['app/routes/search.tsx', './product.list.tsx'],
  ['app/routes/search/route.tsx', '../product.list.tsx'],
  ['app/root.tsx', '../server/web.ts'],
  ['app/root.tsx', '#tests/support/test-database.ts'],
  ['backend/search/host.ts', '#app/paths.ts'],
  ['backend/search/host.ts', '../../../app/paths.ts'],
  ['backend/search/host.ts', '../../../server/log.ts'],
  ['contracts/search.ts', '#app/paths.ts'],
  ['contracts/search.ts', '#backend/backend.ts'],
  ['contracts/search.ts', '../backend/backend.ts'],
]

const ALLOWED: [file: string, specifier: string][] = [
  ['app/routes/search.tsx', '#app/features/search/results.tsx'],
  ['app/routes/search/route.tsx', './results.tsx'],
  ['app/routes/search.tsx', '#contracts/search.ts'],
  ['app/features/product/card.tsx', '#app/components/button.tsx'],
  ['app/features/chat/client/start.ts', '#app/shell/chat-unread.ts'],
  ['app/panels.ts', './features/search/search-panel.tsx'],
  ['app/root.tsx', './features/search/header-search.tsx'],
  ['app/shell/header.tsx', '#app/components/button.tsx'],
  ['app/shell/footer.tsx', '#app/third-parties/third-parties.ts'],
  ['app/components/picture.tsx', '#contracts/media.ts'],
  ['app/components/price.tsx', '#app/format/won.ts'],
  ['app/entry.server.tsx', 'react-dom/server'],
  ['backend/search/host.ts', '#contracts/search.ts'],
  ['backend/search/host.ts', '@orpc/server'],
  ['contracts/search.ts', './common.ts'],
  ['server.ts', '#backend/backend.ts'],
]

/** One file an import, in a project of its own that has only our biome.json. */
const project = mkdtempSync(join(tmpdir(), 'import-directions-'))
let report = ''

const probe = (file: string, index: number) => file.replace(/[^/]+$/, (name) => `p${index}-${name}`)

beforeAll(() => {
  copyFileSync('biome.json', join(project, 'biome.json'))
  for (const [index, [file, specifier]] of [...REFUSED, ...ALLOWED].entries()) {
    const path = join(project, probe(file, index))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `export * from '${specifier}'\n`)
  }
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off', '.']
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, ...options], {
    cwd: project,
    encoding: 'utf8',
  })
  report = `${stdout}${stderr}`
})

afterAll(() => rmSync(project, { recursive: true }))

const isRefused = (file: string, index: number) =>
  report
    .split('\n')
    .some(
      (line) => line.startsWith(`${probe(file, index)}:`) && line.includes('noRestrictedImports'),
    )

describe('import directions are held by lint', () => {
  for (const [index, [file, specifier]] of REFUSED.entries())
    it(`${file} may not import ${specifier}`, () => {
      expect(isRefused(file, index)).toBe(true)
    })

  for (const [index, [file, specifier]] of ALLOWED.entries())
    it(`${file} may import ${specifier}`, () => {
      expect(isRefused(file, REFUSED.length + index)).toBe(false)
    })
})
