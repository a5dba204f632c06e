import {
  type Article,
  type ArticleProblem,
  BLOCK_KINDS,
  type BlockKind,
  type ContentBlock,
} from '#contracts/content-rules.ts'
import { readProductNumbers } from '../posts/product-numbers.ts'
import type { ContentFormInput } from './content-form-schema.ts'

/** A block as the form has it: every kind with the fields that it needs, as text. */
export interface ContentRow {
  id: string
  kind: BlockKind
  text: string
  source: string
  /** '1' for a numbered list. */
  ordered: string
  mediaKey: string
  alt: string
  caption: string
  to: string
  /** By field. */
  errors?: Record<string, string>
}

export function emptyRow(kind: BlockKind, id: string): ContentRow {
  return { id, kind, text: '', source: '', ordered: '', mediaKey: '', alt: '', caption: '', to: '' }
}

/** The rows of a stored article. */
export function rowsOf(blocks: readonly ContentBlock[]): ContentRow[] {
  return blocks.map((block, index) => ({
    ...emptyRow(block.kind, `b${index}`),
    ...fieldsOf(block),
  }))
}

function fieldsOf(block: ContentBlock): Partial<ContentRow> {
  switch (block.kind) {
    case 'list':
      return { text: block.items.join('\n'), ordered: block.ordered ? '1' : '' }
    case 'products':
      return { text: block.productSeqs.join('\n') }
    case 'link':
      return { text: block.label, to: block.to }
    case 'divider':
      return {}
    default:
      return block
  }
}

/** The rows of a posted form; one whose kind is unknown is left out. */
export function postedRows(blocks: ContentFormInput['blocks']): ContentRow[] {
  return blocks.flatMap(({ row, file: _, ...fields }) => {
    const [kind, id = ''] = row.split(' ')
    const known = BLOCK_KINDS.find((each) => each === kind)
    return known ? [{ ...fields, kind: known, id: id.slice(0, 40) }] : []
  })
}

/** The rows after a button that moves or removes one of them. */
export function changedRows(rows: readonly ContentRow[], step: string): ContentRow[] {
  const [action, id] = step.split('.')
  const from = rows.findIndex((row) => row.id === id)
  if (from < 0) return [...rows]
  const rest = rows.filter((_, index) => index !== from)
  const row = rows[from]
  if (action === 'remove' || !row) return rest
  const to = action === 'up' ? from - 1 : from + 1
  return rest.toSpliced(Math.max(0, to), 0, row)
}

/** What the rows say; what cannot be read of them stands at its field. */
export function blocksOf(rows: readonly ContentRow[]): {
  blocks: ContentBlock[]
  problems: ArticleProblem[]
} {
  const problems: ArticleProblem[] = []
  const blocks = rows.map((row, index): ContentBlock => {
    if (row.kind !== 'products') return blockOf(row)
    const { productSeqs, unread } = readProductNumbers(row.text)
    if (unread !== undefined)
      problems.push({
        field: `blocks.${index}.text`,
        message: `‘${unread.slice(0, 40)}’에서 상품 번호를 찾지 못했어요.`,
      })
    return { kind: 'products', productSeqs }
  })
  return { blocks, problems }
}

function blockOf(row: ContentRow): ContentBlock {
  const { kind, text, source, mediaKey, alt, caption, to } = row
  switch (kind) {
    case 'list':
      return { kind, ordered: row.ordered === '1', items: linesOf(text) }
    case 'quote':
      return { kind, text, source }
    case 'image':
      return { kind, mediaKey, alt, caption }
    case 'link':
      return { kind, label: text, to }
    case 'divider':
      return { kind }
    case 'products':
      return { kind, productSeqs: readProductNumbers(text).productSeqs }
    default:
      return { kind, text }
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Everything that an operator has typed, as an article. */
export function articleOfForm(
  input: Pick<ContentFormInput, 'title' | 'summary' | 'author' | 'category'>,
  mediaKey: string,
  blocks: ContentBlock[],
): Article {
  const { title, summary, author, category } = input
  return { title, summary, author, category, mediaKey, blocks }
}
