import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { diffWords } from '#backend/korea/diff-words.ts'
import type { LegalText } from '#contracts/account.ts'
import type { ChangedSection } from '#contracts/init.ts'

interface Section {
  heading: string
  text: string
}

interface PolicyDifference {
  before: string
  after: string
  reason: string
  sections: ChangedSection[]
}

/** What differs between two versions of a text; null when one of them does not exist. */
export async function comparePolicies(
  kysely: Kysely<DB>,
  {
    policyKey,
    before,
    after,
  }: { policyKey: LegalText['policyKey']; before: string; after: string },
): Promise<PolicyDifference | null> {
  const rows = await kysely
    .selectFrom('policy')
    .select(['version', 'body', 'reason'])
    .where('policy_key', '=', policyKey)
    .where('version', 'in', [before, after])
    .execute()
  const earlier = rows.find(({ version }) => version === before)
  const later = rows.find(({ version }) => version === after)
  if (!earlier || !later) return null
  const sections = compareSections(sectionsOf(earlier.body), sectionsOf(later.body))
  return { before, after, reason: later.reason, sections }
}

/** The sections of the later text in its order; one that was removed stands where it was. */
function compareSections(before: readonly Section[], after: readonly Section[]): ChangedSection[] {
  const left = new Map(before.map((section) => [nameOf(section.heading), section]))
  const compared: ChangedSection[] = after.map((section) => {
    const earlier = left.get(nameOf(section.heading))
    left.delete(nameOf(section.heading))
    if (!earlier) return wholeSection('ADDED', section)
    const headingBefore = earlier.heading === section.heading ? null : earlier.heading
    if (earlier.text === section.text && headingBefore === null)
      return { heading: section.heading, headingBefore, state: 'SAME', parts: [] }
    const parts = diffWords(earlier.text, section.text, { whole: true })
    return { heading: section.heading, headingBefore, state: 'CHANGED', parts }
  })
  for (const section of left.values()) {
    const place = before.indexOf(section)
    compared.splice(Math.min(place, compared.length), 0, wholeSection('REMOVED', section))
  }
  return compared
}

function wholeSection(kind: 'ADDED' | 'REMOVED', { heading, text }: Section): ChangedSection {
  return { heading, headingBefore: null, state: kind, parts: [{ kind, text }] }
}

/** A section is the same one although those before it were added or removed: its number does not count. */
const nameOf = (heading: string) => heading.replace(/^제\d+조\s*/, '')

/** The text before the first heading has none. */
function sectionsOf(body: string): Section[] {
  const [lead = '', ...rest] = body.split(/^## /m)
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading, text: lines.join('\n').trim() }
  })
  return lead.trim() === '' ? sections : [{ heading: '', text: lead.trim() }, ...sections]
}
