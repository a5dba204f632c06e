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
  const weightOf = ({ features }: FeaturedWord) => sumOf(weights, features)
  return (title, body) => {
    const words = readFeatures(title, body ?? '')
    const score = scoreOf(words, weights, learnt)
    const isOrdinary = score < ORDINARY
    if (words.length === 0 || score < (body === null ? learnt.leastOfTitle : learnt.leastWithBody))
      return { telling: null, isOrdinary }
    const [telling = null] = words.toSorted((one, other) => weightOf(other) - weightOf(one))
    return { telling, isOrdinary }
  }
}

/** The logarithm of the odds that a listing is one of prohibited goods. */
export function scoreOf(
  words: readonly FeaturedWord[],
  weights: ArrayLike<number>,
  { step, bias }: Pick<Learnt, 'step' | 'bias'>,
): number {
  const features = featuresOf(words)
  return (step * sumOf(weights, features)) / scaleOf(features) + bias
}

export function sumOf(weights: ArrayLike<number>, features: Iterable<number>): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return sum
}

/** A long text has more features, and each says less. */
export const scaleOf = ({ length }: ArrayLike<number>): number => Math.sqrt(length + 1)
