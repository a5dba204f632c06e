import { FEATURES, type FeaturedWord, featuresOf, readFeatures } from './read-features.ts'

/** What `npm run moderation:train` has learnt. */
export interface Learnt {
  /** A weight for each feature in steps of `step`, as signed bytes in base64. */
  weights: string
  step: number
  bias: number
  /** The least score of a title alone, and of a title with its description, that few ordinary listings have. */
  leastOfTitle: number
  leastWithBody: number
}

/** The word by which a listing resembles those of prohibited goods most. */
export type TellingWord = Pick<FeaturedWord, 'isOfTitle' | 'from' | 'to'>

/**
 * Logarithms of odds. Of listings that were found by a word of the lists and rightly so, hardly one says so little else of
 * prohibited goods: 와인 is the colour of 니들스 트랙 팬츠 와인.
 */
const ORDINARY = -5

export interface Judgement {
  /** Null where the listing does not resemble those of prohibited goods. */
  telling: TellingWord | null
  /** It is surely one of an ordinary thing, whatever single word is in it. */
  isOrdinary: boolean
}

/** @param body null where the title is all that is known */
export type JudgeListing = (title: string, body: string | null) => Judgement

/** Judges listings by all their words together, as those of prohibited goods or of others. */
export function createJudge(learnt: Learnt): JudgeListing {
  const bytes = Buffer.from(learnt.weights, 'base64')
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (weights.length !== FEATURES) throw new Error('The weights are those of other features')
  const sum = (features: readonly number[]) => {
    let total = 0
    for (const feature of features) total += weights[feature] ?? 0
    return total
  }
  return (title, body) => {
    const words = readFeatures(title, body ?? '')
    const features = featuresOf(words)
    const score = (learnt.step * sum(features)) / scaleOf(features) + learnt.bias
    const isOrdinary = score < ORDINARY
    if (words.length === 0 || score < (body === null ? learnt.leastOfTitle : learnt.leastWithBody))
      return { telling: null, isOrdinary }
    const [telling = null] = words
      .map((word) => ({ word, weight: sum(word.features) }))
      .sort((one, other) => other.weight - one.weight)
      .map(({ word }) => word)
    return { telling, isOrdinary }
  }
}

/** A long text has more features, and each says less. */
export const scaleOf = (features: readonly number[]): number => Math.sqrt(features.length + 1)
