import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

/** Which features a feature may import; one without a line imports none. Nothing else may, and no line is left over. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  chat: ['product', 'store'],
  favorites: ['product-list'],
  home: ['product-list'],
  operator: ['chat', 'settings'],
  product: ['category', 'product-list', 'search', 'share', 'signin', 'store'],
  'product-list': ['category'],
  search: ['category'],
  signin: ['app-download', 'policy'],
  store: ['product-list', 'search', 'share'],
}

type Imports = ReadonlyMap<string, readonly string[]>

/** Every import of a file that leads to another of ours: static, lazy, of values and of types. */
function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#app/')) return fileName.slice(1)
    return fileName.startsWith('.') ? normalize(join(dirname(file), fileName)) : []
  })
}

const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]

/** Feature → the other features that it imports. */
function featureImports(imports: Imports): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [featureOf(file), featureOf(target)]
      if (from && to && from !== to) found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  return Object.fromEntries([...found].map(([from, to]) => [from, [...to].sort()]))
}

/** The first circle that the imports lead through; null where there is none. */
function circleIn(imports: Imports): string[] | null {
  const finished = new Set<string>()
  const trail: string[] = []
  const visit = (file: string): string[] | null => {
    if (finished.has(file)) return null
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    trail.push(file)
    for (const target of imports.get(file) ?? []) {
      const circle = visit(target)
      if (circle) return circle
    }
    trail.pop()
    finished.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = visit(file)
    if (circle) return circle
  }
  return null
}

const APP: Imports = new Map(
  ['.ts', '.tsx']
    .flatMap((ending) => sourcesOf('app', ending))
    .filter((file) => !/\.test\.tsx?$|^app\/services\//.test(file))
    .map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]),
)

describe('the imports of the web app', () => {
  it('are found: of values, of types, lazy, by name and by path', () => {
    const text = `
      import { a } from '#app/features/chat/a.ts'
      import type { B } from '../share/b.ts'
      export * from './c.ts'
      const d = () => import('../store/d.tsx')
      import { e } from '#contracts/e.ts'
      import react from 'react'`
    expect(importsOf('app/features/search/x.ts', text).sort()).toEqual([
      'app/features/chat/a.ts',
      'app/features/search/c.ts',
      'app/features/share/b.ts',
      'app/features/store/d.tsx',
    ])
    expect(APP.get('app/panels.ts')).toContain('app/features/search/search-panel.tsx')
  })

  it('lead from feature to feature only where the table says so', () => {
    expect(featureImports(APP)).toEqual(MAY_IMPORT)
  })

  it('a feature that imports another is seen', () => {
    const added = new Map(APP).set('app/features/share/x.ts', ['app/features/chat/y.ts'])
    expect(featureImports(added).share).toEqual(['chat'])
  })

  it('go in no circle, by value or by type', () => {
    expect(circleIn(APP)).toBeNull()
  })

  it('a circle is seen', () => {
    const circle = new Map([
      ['app/a.ts', ['app/b.ts', 'app/c.ts']],
      ['app/b.ts', []],
      ['app/c.ts', ['app/d.ts']],
      ['app/d.ts', ['app/a.ts']],
    ])
    expect(circleIn(circle)).toEqual(['app/a.ts', 'app/c.ts', 'app/d.ts', 'app/a.ts'])
  })
})
