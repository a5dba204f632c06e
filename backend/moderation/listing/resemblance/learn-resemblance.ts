import { FEATURES, featuresOf, readFeatures } from './read-features.ts'
import { type Learnt, scaleOf, scoreOf, sumOf } from './resemblance.ts'

export interface ListingExample {
  title: string
  body: string
  prohibited: boolean
}

const ROUNDS = 6
/** How far an example moves the weights, and how strongly weights are drawn to nothing. */
const RATE = 0.3
const DECAY = 1e-4
const BIAS_RATE = 0.02
const LARGEST_BYTE = 127

/**
 * Logistic regression with a step of its own for each feature (AdaGrad). Takes some seconds for 100,000 examples.
 * @param random between 0 and 1; the order of the examples
 */
function learnWeights(examples: readonly ListingExample[], random: () => number) {
  const read = examples.map(({ title, body, prohibited }) => ({
    features: Uint32Array.from(featuresOf(readFeatures(title, body))),
    goal: prohibited ? 1 : 0,
  }))
  const weights = new Float64Array(FEATURES)
  const moved = new Float64Array(FEATURES).fill(1e-6)
  let bias = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = read.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const example = read[at]
      read[at] = read[other] as (typeof read)[number]
      read[other] = example as (typeof read)[number]
    }
    for (const { features, goal } of read) {
      const scale = 1 / scaleOf(features)
      const error = 1 / (1 + Math.exp(-(sumOf(weights, features) * scale + bias))) - goal
      for (const feature of features) {
        const weight = weights[feature] ?? 0
        const slope = error * scale + DECAY * weight
        const far = (moved[feature] ?? 0) + slope * slope
        moved[feature] = far
        weights[feature] = weight - (RATE * slope) / Math.sqrt(far)
      }
      bias -= BIAS_RATE * error
    }
  }
  return { weights, bias }
}

/**
 * @param examples listings of which it is known whether they may be sold
 * @param ordinary titles of listings that nobody has objected to; half of them are examples too
 * @param share of the others of them, at most, that may resemble prohibited goods
 */
export function learnResemblance(
  examples: readonly ListingExample[],
  ordinary: readonly string[],
  share: number,
  random: () => number,
): Learnt {
  const harmless = examples.filter(({ prohibited }) => !prohibited).map(({ body }) => body)
  // Ordinary titles come without descriptions, which must not tell them from the others.
  const someBody = () => harmless[Math.floor(random() * harmless.length)] ?? ''
  const withBody = ordinary.map((title) => ({ title, body: someBody(), prohibited: false }))
  const half = Math.ceil(withBody.length / 2)
  const learntFrom = withBody
    .slice(0, half)
    .map((example, index) => (index % 3 === 0 ? { ...example, body: '' } : example))
  const titles = examples.map((example) => ({ ...example, body: '' }))
  const { weights, bias } = learnWeights([...examples, ...titles, ...learntFrom], random)
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = largest / LARGEST_BYTE
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  const score = (title: string, body: string) =>
    scoreOf(readFeatures(title, body), bytes, { step, bias })
  const rest = withBody.slice(half)
  const leastOf = (scores: number[]) =>
    scores.sort((one, other) => other - one)[Math.floor(scores.length * share)] ?? 0
  return {
    weights: Buffer.from(bytes.buffer).toString('base64'),
    step,
    bias,
    leastOfTitle: leastOf(rest.map(({ title }) => score(title, ''))),
    leastWithBody: leastOf(rest.map(({ title, body }) => score(title, body))),
  }
}
