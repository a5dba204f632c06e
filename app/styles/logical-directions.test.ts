import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

/** Utilities that mean a side of the screen instead of a side of the text. */
const PHYSICAL_UTILITY =
  /(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|(?:left|right)(?=-)|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|origin-(?:(?:top|bottom)-)?(?:left|right)|(?:object|bg)-(?:left|right)|translate-x)(?:-[\w/.[\]()%-]+)?(?![\w-])/g
/** Properties that do. The insets of the device's notch do not depend on the direction of the text. */
const PHYSICAL_PROPERTY =
  /(?:^|[\s;{])(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right))\s*[:;]/gm

interface Reason {
  file: string
  utility: string
}

/** Where a side of the screen is meant, with its mirror image for the other direction beside it. */
const MIRRORED: readonly Reason[] = []

const isMirrored = (file: string, utility: string) =>
  MIRRORED.some((each) => each.file === file && each.utility === utility)

/** The quoted texts: class names occur only there. */
function quoted(source: string): string[] {
  return source.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []
}

const physicalUtilities = (source: string): string[] =>
  quoted(source)
    // A class list has several words; a single word may be anything, such as an option of scrollTo.
    .filter((text) => /[a-z]-|\s/.test(text) && !/[가-힣]|^['"`](?:#|\.{0,2}\/)/.test(text))
    .flatMap((text) => text.match(PHYSICAL_UTILITY) ?? [])

describe('글의 방향', () => {
  it('컴포넌트는 화면의 왼쪽·오른쪽이 아니라 글의 시작과 끝을 쓴다', () => {
    const files = sourcesOf('app', '.tsx')
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) =>
      physicalUtilities(readFileSync(file, 'utf8'))
        .filter((utility) => !isMirrored(file, utility))
        .map((utility) => `${file}: ${utility}`),
    )
    expect(found).toEqual([])
  })

  it('스타일도 그렇다', () => {
    const found = sourcesOf('app', '.css').flatMap((file) =>
      (readFileSync(file, 'utf8').match(PHYSICAL_PROPERTY) ?? []).map(
        (property) => `${file}: ${property.trim()}`,
      ),
    )
    expect(found).toEqual([])
  })

  it.each([
    'ml-2',
    '-mr-4',
    'lg:pl-3',
    'text-left',
    'left-0',
    'border-l',
    'rounded-tl-md',
    'hover:translate-x-1',
    'max-lg:pr-[env(x)]',
  ])('%s 같은 것을 알아본다', (utility) => {
    expect(physicalUtilities(`<p className="flex ${utility} gap-2">`)).toHaveLength(1)
  })

  it.each([
    'ms-2',
    'text-start',
    'inset-x-0',
    'inline-start',
    'mx-auto',
    'place-left',
    'grid-cols-2',
    'leftover',
  ])('%s 같은 것은 그냥 둔다', (utility) => {
    expect(physicalUtilities(`<p className="flex ${utility} gap-2">`)).toEqual([])
  })
})
