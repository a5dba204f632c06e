import type { ListingFinding, ScreenedField } from '#contracts/listing-screening.ts'
import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'
import type { RuleMatch } from '../moderation/listing/compile-rules.ts'
import { RESEMBLING_GOODS, UNNAMING_KINDS } from '../moderation/listing/defaults/disguised-goods.ts'
import { findPersonal } from '../moderation/listing/find-personal.ts'
import type { ListingRules } from './listing-rules.ts'

export interface ListingTexts {
  title: string
  body: string
  tags: readonly string[]
}

/** An excerpt is shown beside a field. */
const LONGEST_EXCERPT = 60

/** What is recognised in the texts of a listing: prohibited goods and personal numbers, each kind once for a field. */
export function screenTexts(
  { rules, find }: ListingRules,
  { title, body, tags }: ListingTexts,
  ownHosts: readonly string[],
): ListingFinding[] {
  const allTags = tags.join('\n')
  const ofTitle = find(title)
  const inTitle = new Set(ofTitle.map(({ ruleCode }) => ruleCode))
  const texts: [ScreenedField, string, readonly RuleMatch[]][] = [
    ['title', title, ofTitle],
    ['tags', allTags, find(allTags, null)],
    ['body', body, find(body, title)],
  ]
  const goods = texts.flatMap(([field, text, matches]) =>
    strictestOfKind(field, matches).flatMap(({ match, level }) => {
      const { ruleCode, isInTitle, from, to } = match
      const excerpt = (isInTitle ? title : text).slice(from, to)
      // 와인 as a tag of 와인 가디건 is the colour, which the title shows.
      if (field === 'tags' && !inTitle.has(ruleCode) && title.includes(excerpt)) return []
      const rule = rules.get(ruleCode)
      if (!rule) return []
      const { message, law, advice } = rule
      const finding: ListingFinding = {
        field: isInTitle ? 'title' : field,
        level,
        code: ruleCode,
        message,
        rule: law,
        advice,
        excerpt,
        productSeq: null,
      }
      return [finding]
    }),
  )
  // Where a kind is named, it is no news that the listing resembles one.
  const isNamed = goods.some(({ code }) => !UNNAMING_KINDS.has(code))
  const telling = goods.filter(({ code }) => !(isNamed && code === RESEMBLING_GOODS))
  const personal = texts.flatMap(([field, text]) => findPersonal(field, text, ownHosts))
  // A number may begin in the title and end in the description.
  const whole = findPersonal('body', texts.map(([, text]) => text).join('\n'), ownHosts).filter(
    ({ code }) => !personal.some((finding) => finding.code === code),
  )
  return [...telling, ...personal, ...whole].map((finding) => ({
    ...finding,
    excerpt: finding.excerpt.slice(0, LONGEST_EXCERPT),
  }))
}

const STRICTNESS: Record<ScreeningLevel, number> = { WARN: 0, REVIEW: 1, BLOCK: 2 }

/** Of each kind the strictest match; of equal ones the longest, which is the first. */
function strictestOfKind(field: ScreenedField, matches: readonly RuleMatch[]) {
  const kinds = new Map<string, { match: RuleMatch; level: ScreeningLevel }>()
  for (const match of matches) {
    const level = field === 'body' ? match.levelInBody : match.level
    if (!level) continue
    const known = kinds.get(match.ruleCode)
    if (!known || STRICTNESS[level] > STRICTNESS[known.level])
      kinds.set(match.ruleCode, { match, level })
  }
  return [...kinds.values()]
}
