import { diffWords } from '#backend/korea/diff-words.ts'
import type { ChangedSection } from '#contracts/changed-section.ts'
import { sectionName } from '#contracts/policy-rules.ts'

interface Section {
  heading: string
  text: string
}

/** What differs between two bodies, section by section, in the order of the later one. */
export function compareTexts(before: string, after: string): ChangedSection[] {
  return compareSections(sectionsOf(before), sectionsOf(after))
}

/** Sections with other names are the same one where at least this part of the longer text stayed. */
const LEAST_ALIKE = 0.5

/** The sections of the later text in its order; one that was removed stands where it was. */
function compareSections(before: readonly Section[], after: readonly Section[]): ChangedSection[] {
  const earlierOf = pairSections(before, after)
  const compared: ChangedSection[] = after.map((section) => {
    const earlier = earlierOf.get(section)
    if (!earlier) return wholeSection('ADDED', section)
    const headingBefore = earlier.heading === section.heading ? null : earlier.heading
    if (earlier.text === section.text && headingBefore === null)
      return { heading: section.heading, headingBefore, state: 'SAME', parts: [] }
    const parts = diffWords(earlier.text, section.text, { whole: true })
    return { heading: section.heading, headingBefore, state: 'CHANGED', parts }
  })
  const kept = new Set(earlierOf.values())
  for (const [place, section] of before.entries())
    if (!kept.has(section))
      compared.splice(Math.min(place, compared.length), 0, wholeSection('REMOVED', section))
  return compared
}

/** The earlier section of each later one: by its name, or else by its text, as one that was named anew. */
function pairSections(
  before: readonly Section[],
  after: readonly Section[],
): Map<Section, Section> {
  const left = new Map(before.map((section) => [sectionName(section.heading), section]))
  const pairs = new Map<Section, Section>()
  const pair = (section: Section, earlier: Section | undefined) => {
    if (!earlier) return
    pairs.set(section, earlier)
    left.delete(sectionName(earlier.heading))
  }
  for (const section of after) pair(section, left.get(sectionName(section.heading)))
  for (const section of after) {
    if (pairs.has(section)) continue
    pair(
      section,
      [...left.values()].find((earlier) => likeness(earlier.text, section.text) >= LEAST_ALIKE),
    )
  }
  return pairs
}

/** The part of the longer text that both have, from 0 to 1. */
function likeness(before: string, after: string): number {
  const longer = Math.max(before.length, after.length)
  if (longer === 0) return 0
  const same = diffWords(before, after, { whole: true }).filter(({ kind }) => kind === 'SAME')
  return same.reduce((length, { text }) => length + text.length, 0) / longer
}

function wholeSection(kind: 'ADDED' | 'REMOVED', { heading, text }: Section): ChangedSection {
  return { heading, headingBefore: null, state: kind, parts: [{ kind, text }] }
}

/** The text before the first heading has none. */
function sectionsOf(body: string): Section[] {
  const [lead = '', ...rest] = body.split(/^## /m)
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading, text: lines.join('\n').trim() }
  })
  return lead.trim() === '' ? sections : [{ heading: '', text: lead.trim() }, ...sections]
}
