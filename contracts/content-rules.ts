import { countGraphemes } from './graphemes.ts'

/*
 * What an article may be: shared by the operator's form and the host. Without the schema library, so that a browser loads
 * little.
 */

export const CONTENT_CATEGORIES = ['SAFETY', 'BUYING', 'SELLING', 'LIVING'] as const
export type ContentCategory = (typeof CONTENT_CATEGORIES)[number]

export const CONTENT_CATEGORY_LABELS: Record<ContentCategory, string> = {
  SAFETY: '안전거래',
  BUYING: '잘 사는 법',
  SELLING: '잘 파는 법',
  LIVING: '살림과 계절',
}

/** In the order in which an operator is offered them. */
export const BLOCK_KINDS = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'image',
  'products',
  'link',
  'divider',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

export const BLOCK_LABELS: Record<BlockKind, string> = {
  paragraph: '문단',
  heading: '소제목',
  list: '목록',
  quote: '인용',
  image: '사진',
  products: '상품',
  link: '버튼',
  divider: '구분선',
}

/** How an article is released: at once, at a time, or not at all. */
export const RELEASES = ['NOW', 'AT', 'HIDDEN'] as const
export type ContentRelease = (typeof RELEASES)[number]

export const CONTENT_STATES = ['SCHEDULED', 'PUBLISHED', 'HIDDEN'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

export const CONTENT_LIMITS = {
  /** Grapheme clusters. */
  title: 60,
  summary: 120,
  author: 20,
  heading: 60,
  paragraph: 2_000,
  listItem: 200,
  quote: 500,
  source: 60,
  alt: 150,
  caption: 150,
  label: 40,
  note: 200,
  mostBlocks: 40,
  mostItems: 20,
  /** Products of one block, and of an article. */
  mostProducts: 8,
  mostProductsInAll: 40,
  mostImages: 12,
  /** How far ahead an article can be scheduled. */
  daysAhead: 365,
} as const

/** Articles on one page of the list. */
export const CONTENTS_PER_PAGE = 12
/** Articles below another one. */
export const RELATED_CONTENTS = 3

/** A part of an article, as it is stored. */
export type ContentBlock =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'image'; mediaKey: string; alt: string; caption: string }
  | { kind: 'products'; productSeqs: number[] }
  | { kind: 'link'; label: string; to: string }
  | { kind: 'divider' }

/** What an operator writes. */
export interface Article {
  title: string
  summary: string
  category: ContentCategory
  author: string
  /** Of the picture above the article and on its card. */
  mediaKey: string
  blocks: ContentBlock[]
}

/** Something that is wrong with an article: the field, as the form names it, and the sentence that stands there. */
export interface ArticleProblem {
  field: string
  message: string
}

/** Everything that is wrong with an article, as far as it shows without the database; one problem a field. */
export function articleProblems(article: Article): ArticleProblem[] {
  const { blocks } = article
  const { mostBlocks, mostImages, mostProductsInAll } = CONTENT_LIMITS
  const countOf = (kind: BlockKind) => blocks.filter((block) => block.kind === kind).length
  const products = blocks.flatMap((block) => (block.kind === 'products' ? block.productSeqs : []))
  const whole =
    blocks.length === 0
      ? '본문을 한 칸 이상 적어 주세요.'
      : blocks.length > mostBlocks
        ? `본문은 ${mostBlocks}칸까지 쓸 수 있어요.`
        : countOf('image') > mostImages
          ? `본문 사진은 ${mostImages}장까지 넣을 수 있어요.`
          : products.length > mostProductsInAll
            ? `상품은 한 글에 ${mostProductsInAll}개까지 넣을 수 있어요.`
            : null
  return [
    { field: 'title', message: lengthProblem('제목을', article.title, CONTENT_LIMITS.title, 2) },
    { field: 'summary', message: lengthProblem('요약을', article.summary, CONTENT_LIMITS.summary) },
    { field: 'author', message: lengthProblem('글쓴이를', article.author, CONTENT_LIMITS.author) },
    { field: 'cover', message: article.mediaKey === '' ? '대표 사진을 올려 주세요.' : null },
    { field: 'blocks', message: whole },
    ...blocks.flatMap((block, index) => {
      const problem = blockProblem(block)
      return problem
        ? [{ field: `blocks.${index}.${problem.field}`, message: problem.message }]
        : []
    }),
  ].flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]))
}

/** What is wrong with one block, at the field of the form that has it. */
export function blockProblem(block: ContentBlock): ArticleProblem | null {
  const at = (field: string, message: string | null) => (message ? { field, message } : null)
  const limits = CONTENT_LIMITS
  switch (block.kind) {
    case 'paragraph':
      return at('text', lengthProblem('내용을', block.text, limits.paragraph))
    case 'heading':
      return at('text', lengthProblem('소제목을', block.text, limits.heading))
    case 'list':
      return at('text', itemsProblem(block.items))
    case 'quote':
      return (
        at('text', lengthProblem('인용할 글을', block.text, limits.quote)) ??
        at('source', lengthProblem('출처를', block.source, limits.source, 0))
      )
    case 'image':
      return (
        at('file', block.mediaKey === '' ? '사진을 올려 주세요.' : null) ??
        at('alt', lengthProblem('사진을 볼 수 없는 분을 위한 설명을', block.alt, limits.alt)) ??
        at('caption', lengthProblem('사진 아래 글을', block.caption, limits.caption, 0))
      )
    case 'products':
      return at('text', productsProblem(block.productSeqs))
    case 'link':
      return (
        at('text', lengthProblem('버튼에 보일 글을', block.label, limits.label)) ??
        at(
          'to',
          isContentLink(block.to)
            ? null
            : '주소는 /로 시작하는 두손 주소나 https://로 시작하는 주소로 적어 주세요.',
        )
      )
    case 'divider':
      return null
  }
}

/** An address of ours, or of another site by https. */
export function isContentLink(to: string): boolean {
  if (to.length > 500) return false
  if (/^\/(?![/\\])[^\s\\]*$/.test(to)) return true
  return /^https:\/\/[^\s\\@]+$/.test(to) && URL.canParse(to)
}

function lengthProblem(what: string, text: string, longest: number, shortest = 1): string | null {
  const length = countGraphemes(text, longest)
  if (length < shortest)
    return shortest > 1 ? `${what} ${shortest}자 이상 적어 주세요.` : `${what} 적어 주세요.`
  return length > longest ? `${what} ${longest.toLocaleString('ko-KR')}자까지 적어 주세요.` : null
}

function itemsProblem(items: readonly string[]): string | null {
  const { mostItems, listItem } = CONTENT_LIMITS
  if (items.length === 0) return '목록을 한 줄에 하나씩 적어 주세요.'
  if (items.length > mostItems) return `목록은 ${mostItems}줄까지 적을 수 있어요.`
  return items.some((item) => countGraphemes(item, listItem) > listItem)
    ? `목록은 한 줄에 ${listItem}자까지 적어 주세요.`
    : null
}

function productsProblem(productSeqs: readonly number[]): string | null {
  const { mostProducts } = CONTENT_LIMITS
  if (productSeqs.length === 0) return '상품 번호나 상품 주소를 한 줄에 하나씩 적어 주세요.'
  return productSeqs.length > mostProducts
    ? `상품은 한 칸에 ${mostProducts}개까지 넣을 수 있어요.`
    : null
}
