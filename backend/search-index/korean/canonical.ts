import { foldText, normaliseText } from './normalise.ts'
import { SAME_NAMES, SHORT_NAMES } from './synonyms.ts'

/** Units after a number, by the form they are reduced to: 16기가 = 16 GB. */
const UNITS: readonly (readonly [form: RegExp, unit: string])[] = [
  [/(\d)\s*(?:기가바이트|기가|gb)(?![a-z])/gu, '$1gb'],
  [/(\d)\s*(?:테라바이트|테라|tb)(?![a-z])/gu, '$1tb'],
  [/(\d)\s*(?:메가바이트|mb)(?![a-z])/gu, '$1mb'],
  [/(\d)\s*(?:인치|inch(?:es)?|["”″])(?![a-z])/gu, '$1인치'],
  [/(\d)\s*(?:킬로그램|킬로|키로|kg)(?![a-z])/gu, '$1kg'],
  [/(\d)\s*(?:센티미터|센티|센치|cm)(?![a-z])/gu, '$1cm'],
  [/(\d)\s*(?:밀리리터|미리|ml)(?![a-z])/gu, '$1ml'],
  [/(\d)\s*(?:리터|ℓ|l)(?![a-z])/gu, '$1리터'],
]

const SPACED_UNIT =
  /(\d)\s+(?=(?:기가바이트|기가|gb|테라바이트|테라|tb|메가바이트|mb|인치|inch(?:es)?|킬로그램|킬로|키로|kg|센티미터|센티|센치|cm|밀리리터|미리|ml|리터|l)(?![\p{L}]))/gu

const LATIN_RUN = /[a-z]+(?=(\d)?)/g
const LATIN = /^[a-z]+$/
/** A model's letters between name and number: the s of "galaxys24". */
const LONGEST_MODEL_LETTERS = 2
/** Names suggested for a prefix. */
const MOST_NAMES = 3

const latinForms = new Map<string, string>()
const koreanForms = new Map<string, string>()
for (const [canonical, ...forms] of SAME_NAMES) {
  for (const form of forms) (LATIN.test(form) ? latinForms : koreanForms).set(form, canonical)
}
const longestLatinForm = Math.max(...[...latinForms.keys()].map((form) => form.length))
const KOREAN_FORM = new RegExp(
  [...koreanForms.keys()].sort((a, b) => b.length - a.length).join('|'),
  'g',
)

/** Removes the space from "16 기가", so that number and unit are one word. */
export function joinUnits(text: string): string {
  return foldText(text).replace(SPACED_UNIT, '$1')
}

/** The folded text with units and names in one form for all their spellings; spaces and punctuation stay. */
export function canonicalSpelling(text: string): string {
  let folded = foldText(text)
  // Most names have no number.
  if (/\d/u.test(folded)) for (const [form, unit] of UNITS) folded = folded.replace(form, unit)
  for (const [pattern, canonical] of SHORT_NAMES) folded = folded.replace(pattern, canonical)
  return folded
    .replace(KOREAN_FORM, (form) => koreanForms.get(form) ?? form)
    .replace(LATIN_RUN, (run, digit?: string) => replaceLatin(run, digit !== undefined) ?? run)
}

/**
 * The normalised text with units and names in one form for all their spellings: "AirPods Pro 256기가" becomes 에어팟프로256gb.
 */
export function canonicalText(text: string): string {
  return normaliseText(canonicalSpelling(text))
}

/** A run of Latin letters that consists of known forms only; model letters may precede a digit. */
function replaceLatin(run: string, beforeDigit: boolean): string | undefined {
  if (run === '') return ''
  if (beforeDigit && run.length <= LONGEST_MODEL_LETTERS && !latinForms.has(run)) return run
  for (let length = Math.min(run.length, longestLatinForm); length > 1; length -= 1) {
    const canonical = latinForms.get(run.slice(0, length))
    if (canonical === undefined) continue
    const rest = replaceLatin(run.slice(length), beforeDigit)
    if (rest !== undefined) return canonical + rest
  }
  return undefined
}

/**
 * Other spellings of the typed prefix: the Korean names whose Latin spelling starts with it ("iph" leads to 아이폰), and
 * the Latin spellings of a Korean name (엘지 is LG).
 */
export function otherNamesOf(typed: string): string[] {
  const names = new Set<string>()
  const isLatin = typed.length > 1 && LATIN.test(typed)
  for (const [form, canonical] of latinForms) {
    if (isLatin && form.startsWith(typed)) names.add(canonical)
    if (canonical === typed) names.add(form)
  }
  return [...names].slice(0, MOST_NAMES)
}
