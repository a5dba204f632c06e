/**
 * Learns by which words listings of prohibited goods resemble each other, for operators to look at what no word list finds:
 *
 *     npm run moderation:train -- ordinary-titles.txt
 *
 * The file has titles of listings that nobody has objected to, one a line, tens of thousands of them. Prohibited goods and what
 * looks like them come from the lists beside the rules that have been read; the blind ones stay unread. Listings of the demo
 * world are harmless too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { pickFrom, randomOf } from '#backend/demo/random.ts'
import { buildCategories } from '#backend/demo/seed/categories.ts'
import { composeProduct } from '#backend/demo/seed/compose-product.ts'
import { VOICES } from '#backend/demo/seed/texts/product-phrases.ts'
import { findByDefaults } from '#backend/moderation/listing/default-find.ts'
import { RULES_OF_WORDS } from '#backend/moderation/listing/defaults/index.ts'
import {
  type ListingExample,
  learnResemblance,
} from '#backend/moderation/listing/resemblance/learn-resemblance.ts'
import { readWrittenTexts } from '#tests/support/written-texts.ts'

const LISTS = [
  ...['held-out', 'held-out-2', 'held-out-3', 'held-out-4', 'held-out-5', 'held-out-6'],
  ...['held-out-7', 'held-out-8', 'open-a', 'open-b', 'open-c', 'open-d', 'open-e'],
]
const FOLDER = new URL('../backend/moderation/listing/', import.meta.url)
const DEMO_LISTINGS = 15_000
/** Of ten thousand ordinary listings five are shown to an operator for it. */
const SHARE = 0.0005

const [, , file] = process.argv
if (file === undefined) throw new Error('Name a file of ordinary titles, one a line')
const find = findByDefaults(RULES_OF_WORDS)
const ordinary = readFileSync(file, 'utf8')
  .split('\n')
  .filter((title) => title.trim() !== '' && find(title).length === 0)
const examples = [...listed(), ...readWrittenTexts(), ...demoListings()]
const random = randomOf(1)
const learnt = learnResemblance(examples, ordinary, SHARE, () => random.next())
writeFileSync(
  new URL('resemblance/learnt.json', FOLDER),
  `${JSON.stringify({ ...learnt, step: round(learnt.step), bias: round(learnt.bias) }, null, 2)}\n`,
)
process.stdout.write(
  `${examples.length} examples and ${ordinary.length} ordinary titles; least scores ${learnt.leastOfTitle} and ${learnt.leastWithBody}\n`,
)

function listed(): ListingExample[] {
  return LISTS.flatMap(
    (name) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as ListingExample[],
  ).map(({ title, body = '', prohibited }) => ({ title, body, prohibited }))
}

function demoListings(): ListingExample[] {
  const { models } = buildCategories()
  return Array.from({ length: DEMO_LISTINGS }, (_, index): ListingExample => {
    const own = randomOf(index + 1)
    const model = pickFrom(own, models)
    const voice = pickFrom(own, VOICES)
    if (!model || !voice) throw new Error('There is nothing to compose from')
    const { title, body } = composeProduct(own, model, { voice, place: null })
    return { title, body, prohibited: false }
  })
}

function round(value: number): number {
  return Number(value.toPrecision(6))
}
