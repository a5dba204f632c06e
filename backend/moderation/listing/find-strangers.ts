import type { Squeezed } from '../squeezed.ts'
import type { Found, Span } from './find-words.ts'
import { hasGapBefore } from './word-edges.ts'

/** Letters of a word that a strange one parts, at least: in two, 2 of 담2배 may be an amount. */
const SHORTEST_PARTED = 3
const STRANGER = /(?<=[가-힣])[a-z0-9ㄱ-ㅎ](?=[가-힣])/g

/** Single letters of another script within words: 비1아그라, 졸x피뎀. */
export function findStrangers(text: Squeezed): Set<number> {
  const strange = new Set<number>()
  for (const { index } of text.letters.matchAll(STRANGER))
    if (!hasGapBefore(text, index) && !hasGapBefore(text, index + 1)) strange.add(index)
  return strange
}

export function withoutStrangers(text: Squeezed, strange: ReadonlySet<number>): Squeezed {
  const isLeft = (_: unknown, at: number) => !strange.has(at)
  return {
    letters: text.letters.split('').filter(isLeft).join(''),
    from: text.from.filter(isLeft),
    to: text.to.filter(isLeft),
  }
}

/** The words that are only there without the strangers. */
export function findParted(
  found: Found,
  rest: Squeezed,
  text: Squeezed,
  strange: ReadonlySet<number>,
): Found {
  const signs = [...strange].map((at) => text.from[at] ?? 0)
  const isParted = ({ from, to }: Span) =>
    to - from >= SHORTEST_PARTED &&
    signs.some((sign) => sign > (rest.from[from] ?? 0) && sign < (rest.from[to - 1] ?? 0))
  return new Map(
    [...found].flatMap(([word, spans]) => {
      const parted = spans.filter(isParted)
      return parted.length === 0 ? [] : [[word, parted] as const]
    }),
  )
}
