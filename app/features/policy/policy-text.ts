/** A part of a policy's text: contracts/account.ts says how the text is written. */
export type PolicyBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/** Paragraphs are separated by an empty line; '## ' begins a heading, lines with '- ' are a list. */
export function policyBlocks(body: string): PolicyBlock[] {
  return body
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOf)
}

/** A paragraph may end in a list, as a sentence that introduces it does. */
function blocksOf(part: string): PolicyBlock[] {
  if (part.startsWith('## ')) return [{ kind: 'heading', text: part.slice(3) }]
  const blocks: PolicyBlock[] = []
  for (const line of part.split('\n')) {
    const last = blocks.at(-1)
    const item = line.startsWith('- ') ? line.slice(2) : undefined
    if (item !== undefined && last?.kind === 'list') last.items.push(item)
    else if (item !== undefined) blocks.push({ kind: 'list', items: [item] })
    else if (last?.kind === 'paragraph') last.text += `\n${line}`
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}
