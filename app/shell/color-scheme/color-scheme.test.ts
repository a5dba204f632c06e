import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from '#app/styles/theme-colors.ts'
import {
  COLOR_SCHEME_SCRIPT,
  COLOR_SCHEMES,
  colorSchemeCookie,
  colorSchemeIn,
  colorSchemeStyles,
} from './color-scheme.ts'

/** What the script makes of a document with these cookies. */
function firstPaint(cookie: string) {
  const metas = [{ content: THEME_COLORS.light }, { content: THEME_COLORS.dark }]
  const dataset: { scheme?: string } = {}
  const document = { cookie, documentElement: { dataset }, querySelectorAll: () => metas }
  runInNewContext(COLOR_SCHEME_SCRIPT, { document })
  return { scheme: dataset.scheme, bars: metas.map(({ content }) => content) }
}

describe('화면 테마', () => {
  it.each(COLOR_SCHEMES)('고른 %s 테마가 쿠키에서 그대로 읽힌다', (scheme) => {
    const [cookie = ''] = colorSchemeCookie(scheme, true).split(';')
    expect(colorSchemeIn(`a=1; ${cookie}; b=2`)).toBe(scheme)
  })

  it('시스템을 고르면 쿠키가 없어진다', () => {
    expect(colorSchemeCookie('system', false)).toBe(
      'color_scheme=; Max-Age=0; Path=/; SameSite=Lax',
    )
  })

  it.each(['', 'color_scheme=', 'color_scheme=red', 'xcolor_scheme=dark', 'color_scheme=darkest'])(
    '모르는 쿠키 %j는 시스템과 같다',
    (cookie) => {
      expect(colorSchemeIn(cookie)).toBe('system')
      expect(firstPaint(cookie)).toEqual({ scheme: undefined, bars: Object.values(THEME_COLORS) })
      expect(colorSchemeStyles(colorSchemeIn(cookie))).toBe('')
    },
  )

  it.each(['light', 'dark'] as const)('%s를 고르면 첫 화면부터 그 색이다', (scheme) => {
    const color = THEME_COLORS[scheme]
    expect(firstPaint(`a=1; color_scheme=${scheme}`)).toEqual({ scheme, bars: [color, color] })
    expect(colorSchemeStyles(scheme)).toContain(`:root{color-scheme:${scheme};`)
  })
})
