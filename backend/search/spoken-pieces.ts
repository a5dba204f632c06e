import { jamoOf } from '../search-index/korean/jamo.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { isName } from './sentence-nouns.ts'
import type { Vocabulary } from './vocabulary.ts'

/** 이사갈때, 회사갈때는; but not 쓸때 and 어릴때, which descriptions have as they are. */
const WHEN = /^(.{2,}[가-힣])(때(?:에|는|마다)?)$/u
/** 영화보러, 캠핑하러 */
const TO_DO = /^(.{2,})(보러|하러|타러|치러|찍으러|먹으러)$/u
/** 게임하고 of 게임하고 싶다, where 하고 is no "and". */
const TO_WISH = /^(.{2,})(하고)$/u

/** The pieces of a sentence, with what is done with a thing apart from it where they were written together. */
export const spokenPieces = (pieces: readonly string[], vocabulary: Vocabulary): string[] =>
  pieces.flatMap((piece, index) => {
    const norm = normaliseText(piece)
    if (isName(norm, vocabulary)) return [piece]
    const [, stem = '', when = ''] = WHEN.exec(norm) ?? []
    if (isGoingTo(stem)) return [...withVerbApart(stem, vocabulary), when]
    const isWished = pieces[index + 1]?.startsWith('싶')
    const done = TO_DO.exec(norm) ?? (isWished ? TO_WISH.exec(norm) : null)
    const [, noun = '', verb = ''] = done ?? []
    return isName(noun, vocabulary) ? [noun, verb] : [piece]
  })

/** 갈, 할: how a verb ends before 때. */
const isGoingTo = (stem: string) => stem.length > 1 && jamoOf(stem).endsWith('ㄹ')

function withVerbApart(stem: string, vocabulary: Vocabulary): string[] {
  const noun = stem.slice(0, -1)
  return isName(noun, vocabulary) ? [noun, stem.slice(-1)] : [stem]
}
