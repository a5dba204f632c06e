import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DEPCRUISE = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

const REFUSED: [file: string, specifier: string][] = [
  ['app/features/product/card.tsx', '#backend/db/database.ts'],
  ['app/features/product/card.tsx', '../../../backend/db/database.ts'],
  ['app/features/product/card.tsx', '../../../server/web.ts'],
  ['app/features/product/card.tsx', '#app/routes/search.tsx'],
  ['app/features/product/card.tsx', '../../routes/search.tsx'],
  ['app/components/button.tsx', '#app/features/product/card.tsx'],
  ['app/components/button.tsx', '#app/services/client.server.ts'],
  ['app/components/button.tsx', '#app/third-parties/third-parties.ts'],
  ['app/components/button.tsx', '#app/load-context.server.ts'],
  ['app/components/button.tsx', '#app/paths.ts'],
  ['app/components/button.tsx', '../paths.ts'],
  ['app/components/button.tsx', '#contracts/chat.ts'],
  ['app/components/button.tsx', '../routes/search.tsx'],
  ['app/shell/header.tsx', '#app/features/search/search-box.tsx'],
  ['app/shell/header.tsx', '../features/search/search-box.tsx'],
  ['app/shell/panels/lazy/contents.ts', '../../../features/search/search-panel.tsx'],
  ['app/third-parties/faults.ts', '#app/features/search/search-box.tsx'],
  ['app/session/guards.server.ts', '#app/features/search/search-box.tsx'],
  ['app/shell/header.tsx', '#backend/backend.ts'],
  ['app/shell/header.tsx', '#app/routes/search.tsx'],
  ['app/routes/search.tsx', '#backend/backend.ts'],
  ['app/routes/search.tsx', './product.list.tsx'],
  ['app/routes/search/route.tsx', '../product.list.tsx'],
  ['app/root.tsx', '../server/web.ts'],
  ['app/root.tsx', '#tests/support/test-database.ts'],
  ['backend/search/host.ts', '#app/paths.ts'],
  ['backend/search/host.ts', '../../app/paths.ts'],
  ['backend/search/host.ts', '../../server/log.ts'],
  ['contracts/search.ts', '#app/paths.ts'],
  ['contracts/search.ts', '#backend/backend.ts'],
  ['contracts/search.ts', '../backend/backend.ts'],
  ['backend/operation/context.ts', '#backend/chat/rooms/open-room.ts'],
  ['backend/accounts/sign-up/start.ts', '#backend/hosts/main.ts'],
  ['backend/chat/rooms/open-room.ts', 'type #backend/catalogue/get-product.ts'],
  ['backend/stores/get-store.ts', '#backend/demo/index.ts'],
  ['backend/backend.ts', '#backend/demo/seed/seed.ts'],
  ['backend/nowhere/new.ts', '#contracts/search.ts'],
  ['app/features/share/sheet.tsx', '#app/features/chat/menu.tsx'],
  ['app/features/search/box.tsx', 'type #app/features/chat/menu.tsx'],
  ['app/features/search/box.tsx', '#app/services/client.server.ts'],
  ['app/features/sell/sell-form.tsx', './sell-schema.ts'],
  ['app/features/sell/sell-form.tsx', 'zod/mini'],
  ['app/shell/header.tsx', 'lru-cache'],
  ['app/format/won.ts', 'node:crypto'],
  ['app/features/chat/outbox.test.ts', '#backend/db/database.ts'],
  ['app/shell/header.test.ts', '#app/features/search/search-box.tsx'],
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
  ['backend/chat/rooms/open-room.ts', '#backend/stores/own-store.ts'],
  ['backend/backend.ts', '#backend/demo/index.ts'],
  ['app/features/product/page.tsx', '#app/features/share/sheet.tsx'],
  ['app/features/search/box.tsx', 'type #app/features/search/load-search.server.ts'],
  ['app/features/search/load-search.server.ts', '@remix-run/node'],
  ['app/features/sell/sell-schema.ts', '#app/forms/fields.ts'],
  ['app/features/sell/sell-schema.ts', 'zod/mini'],
  ['app/features/sell/act-on-sale.server.ts', './sell-schema.ts'],
  ['app/features/sell/sale.tsx', 'type ./sell-schema.ts'],
  ['app/routes/search.tsx', '#app/features/search/load-search.server.ts'],
  ['app/features/chat/outbox.test.ts', '#tests/support/test-database.ts'],
  ['app/session/guards.test.ts', '#app/services/client.server.ts'],
  ['app/session/guards.test.ts', 'node:crypto'],
]

/** A project of its own that has only our rules, these imports, and two files that import each other by type. */
const project = mkdtempSync(join(tmpdir(), 'import-directions-'))
let violations: { from: string; to: string; rule: { name: string } }[] = []

const IMPORTS = [
  ...REFUSED,
  ...ALLOWED,
  ['app/format/one.ts', 'type ./other.ts'],
  ['app/format/other.ts', 'type ./one.ts'],
] as const

const nameOf = (specifier: string) => specifier.replace(/^type /, '')

/** The file that a specifier names; null where it is a package. */
function fileOf(file: string, specifier: string): string | null {
  const name = nameOf(specifier)
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : null
}

function sourceOf(file: string): string {
  const imports = IMPORTS.flatMap(([importer, specifier], index) => {
    if (importer !== file) return []
    const from = `from '${nameOf(specifier)}'`
    return specifier.startsWith('type ')
      ? [
          `import type { Shape as Shape${index} } ${from}`,
          `export type Own${index} = Shape${index}`,
        ]
      : [`import * as all${index} ${from}`, `export const used${index} = all${index}`]
  })
  return [...imports, 'export type Shape = number', ''].join('\n')
}

beforeAll(() => {
  for (const name of ['.dependency-cruiser.mjs', 'package.json'])
    copyFileSync(name, join(project, name))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  const files = IMPORTS.flatMap(([file, specifier]) => [file, fileOf(file, specifier) ?? file])
  for (const file of new Set(files)) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), sourceOf(file))
  }
  const folders = ['app', 'backend', 'contracts', 'server', 'server.ts']
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, [DEPCRUISE, ...options], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!stdout) throw new Error(stderr)
  violations = (JSON.parse(stdout) as { summary: { violations: typeof violations } }).summary
    .violations
}, 60_000)

afterAll(() => rmSync(project, { recursive: true }))

/** The rules that an import breaks; cycles among these few files do not count. */
function rulesBrokenBy(file: string, specifier: string): string[] {
  const target = fileOf(file, specifier)
  return violations
    .filter(
      ({ from, to, rule }) =>
        from === file &&
        rule.name !== 'no circles' &&
        (target === null ? to.includes(nameOf(specifier).replace('node:', '')) : to === target),
    )
    .map(({ rule }) => rule.name)
}

describe('import directions', () => {
  it.each(REFUSED)('%s may not import %s', (file, specifier) => {
    expect(rulesBrokenBy(file, specifier)).not.toEqual([])
  })

  it.each(ALLOWED)('%s may import %s', (file, specifier) => {
    expect(rulesBrokenBy(file, specifier)).toEqual([])
  })

  it('files that import each other are refused, by type too', () => {
    const circles = violations.filter(({ rule }) => rule.name === 'no circles')
    expect(circles.map(({ from }) => from)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^app\/format\/(?:one|other)\.ts$/)]),
    )
  })
})
