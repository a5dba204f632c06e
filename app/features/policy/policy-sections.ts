import { type PolicyBlock, policyBlocks } from '#app/features/policy/policy-text.ts'

export interface PolicySection {
  /** The target of links to this section. */
  anchor: string
  heading: string
  blocks: PolicyBlock[]
}

/** The sections of a text; the text before the first heading is returned separately. */
export function policySections(body: string): { lead: PolicyBlock[]; sections: PolicySection[] } {
  const lead: PolicyBlock[] = []
  const sections: PolicySection[] = []
  for (const block of policyBlocks(body)) {
    if (block.kind === 'heading') {
      const anchor = `section-${sections.length + 1}`
      sections.push({ anchor, heading: block.text, blocks: [] })
    } else (sections.at(-1)?.blocks ?? lead).push(block)
  }
  return { lead, sections }
}
