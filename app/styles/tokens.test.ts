import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'
import { THEME_COLORS } from './theme-colors.ts'

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8')

interface Color {
  light: string
  dark: string
}

/** Each token; null where it is no opaque colour. */
const COLORS = new Map<string, Color | null>(
  [...TOKENS.matchAll(/--color-([a-z][\w-]*):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const [, light = '', dark = ''] =
      /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ??
      /^(#[\da-f]{6})$/.exec(value) ??
      []
    return [name, light ? { light, dark: dark || light } : null]
  }),
)

/** Contrast of WCAG 2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns the contrast of two tokens in the light and in the dark scheme */
function contrasts(one: string, other: string): [light: number, dark: number] {
  const [a, b] = [COLORS.get(one), COLORS.get(other)]
  if (!a || !b) throw new Error(`no colour: ${one}, ${other}`)
  return [contrast(a.light, b.light), contrast(a.dark, b.dark)]
}

const SURFACES = ['surface', 'surface-2', 'surface-3', 'raised']
const ROLES = ['info', 'safe', 'drop', 'free', 'reserved', 'success', 'warning', 'danger']

/** Each pair of text and background that the product uses. */
const TEXTS: [text: string, background: string][] = [
  ...['ink', 'ink-2', 'ink-3', 'link', 'brand', ...ROLES].flatMap((text) =>
    SURFACES.map((surface): [string, string] => [text, surface]),
  ),
  ...ROLES.flatMap((role): [string, string][] =>
    [role, 'ink', 'ink-2'].map((text) => [text, `${role}-soft`]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-selected', 'selected'],
  ['on-inverse', 'inverse'],
  ['on-danger-fill', 'danger-fill'],
  ['on-danger-fill', 'danger-fill-hover'],
  ['on-unread', 'unread'],
  ['surface', 'ink-3'],
  ['surface', 'info'],
  ['ink', 'bubble'],
  ['link', 'bubble'],
  ['on-bubble-own', 'bubble-own'],
  ['ink', 'found'],
  ['on-photo', 'photo'],
  ['on-paper', 'paper'],
  ['on-naver', 'naver'],
  ['on-kakao', 'kakao'],
  ['on-apple', 'apple'],
]

/** Edges and icons that say something: 3:1. */
const EDGES: [mark: string, background: string][] = [
  ...['control', 'focus', 'heart', 'primary'].flatMap((mark) =>
    SURFACES.map((surface): [string, string] => [mark, surface]),
  ),
]

describe('색의 대비', () => {
  it.each(TEXTS)('%s 글자는 %s 위에서 두 화면 모두 읽힌다', (text, background) => {
    const [light, dark] = contrasts(text, background)
    expect(light).toBeGreaterThanOrEqual(4.5)
    // As good as in the light scheme; above 7:1 (AAA) more contrast would only glare.
    expect(dark).toBeGreaterThanOrEqual(Math.min(light, 7))
  })

  it.each(EDGES)('%s 테두리와 아이콘은 %s 위에서 보인다', (mark, background) => {
    for (const ratio of contrasts(mark, background)) expect(ratio).toBeGreaterThanOrEqual(3)
  })

  it('브라우저 막대의 색은 화면 바탕과 같다', () => {
    expect(COLORS.get('surface')).toEqual(THEME_COLORS)
  })

  it('혼자 서는 오프라인 화면도 같은 색을 쓴다', () => {
    const page = readFileSync('public/offline.html', 'utf8')
    const used = [
      ...page.matchAll(
        /--(surface|ink|ink-3|line|brand|primary|primary-hover|on-primary): (#\w+);/g,
      ),
    ]
    expect(used).toHaveLength(3 * 8)
    used.forEach(([, name = '', value], index) => {
      expect([name, value]).toEqual([name, COLORS.get(name)?.[index < 8 ? 'light' : 'dark']])
    })
  })

  it('뜻이 다른 것은 색도 다르다', () => {
    const roles = [
      'primary',
      'link',
      'selected',
      'info',
      'safe',
      'drop',
      'free',
      'reserved',
      'danger',
    ]
    for (const scheme of ['light', 'dark'] as const)
      expect(new Set(roles.map((role) => COLORS.get(role)?.[scheme])).size).toBe(roles.length)
  })
})

/** Colours that no stylesheet can give, each with its reason. */
const LITERALS: Record<string, string> = {
  'app/styles/tokens.css': 'the tokens themselves',
  'app/styles/theme-colors.ts': 'a meta element cannot read a token; compared above',
  'app/pictures/draw-jpeg.ts': 'the ground of a picture, not of a page',
  'app/components/placeholder-color.ts': 'reads the colours of pictures',
}

const LITERAL_COLOR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\w)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi

/** A utility that colours something, and the name that follows it. */
const COLOR_UTILITY =
  /(?<![\w-])(?:text|bg|border(?:-[xytrblse]|-[bi][se])?|divide|fill|stroke|ring|outline|decoration|accent|caret|placeholder|from|via|to)-([a-z][a-z]*(?:-[a-z]+)*(?:-\d+)?)(?:\/\d+)?(?![\w[(-])/g

/** Names of the old palette and of Tailwind's own: what they name compiles to nothing. */
const PALETTE =
  /^(?:white|black|(?:brand|gold|deal|gray|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|pink|rose|danger|success|warning|info)(?:-\d+)?)$/

describe('색은 이름으로만 쓴다', () => {
  const files = ['.css', '.tsx', '.ts'].flatMap((ending) =>
    sourcesOf('app', ending).filter((file) => !file.includes('.test.')),
  )

  it('토큰 파일 밖에는 색 값이 없다', () => {
    const found = files
      .filter((file) => !(file in LITERALS))
      .flatMap((file) =>
        (withoutComments(readFileSync(file, 'utf8')).match(LITERAL_COLOR) ?? []).map(
          (color) => `${file}: ${color}`,
        ),
      )
    expect(found).toEqual([])
  })

  it('없는 색 이름을 쓰지 않는다', () => {
    const found = files
      .filter((file) => !file.endsWith('.css'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(COLOR_UTILITY)]
          .map(([, name = '']) => name)
          .filter((name) => PALETTE.test(name) && !COLORS.has(name))
          .map((name) => `${file}: ${name}`),
      )
    expect(found).toEqual([])
    const used = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/var\(--color-([\w-]+)\)/g),
    ])
    expect(used.map(([, name = '']) => name).filter((name) => !COLORS.has(name))).toEqual([])
  })

  it('쓰지 않는 색은 없다', () => {
    const text = files
      .filter((file) => file !== 'app/styles/tokens.css')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const unused = [...COLORS.keys()].filter((name) => !new RegExp(`-${name}(?![\\w-])`).test(text))
    expect(unused).toEqual(['transparent', 'current'].filter((name) => unused.includes(name)))
  })
})

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<![:\w"'`])\/\/.*$/gm, '')
