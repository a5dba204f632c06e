import { EMOJI } from '#backend/demo/pictures/emoji.ts'
import { bannerRecipe, exhibitionCoverRecipe } from '#backend/demo/pictures/recipe.ts'
import type { ContentBlock, ContentCategory } from '#contracts/content-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { atKst } from './at-kst.ts'
import { buildDrawnMedia } from './builders/rows.ts'
import type { BulkRow } from './bulk-insert.ts'
import type { CategoryRow } from './categories.ts'
import { DEMO_PEOPLE, FIRST_USER_SEQ } from './demo-facts.ts'
import type { DemoProduct } from './demo-products.ts'
import { type ArticleGoods, CONTENTS, type ContentText } from './texts/contents.ts'
import { BANNERS, EVENTS, EXHIBITIONS, type ExhibitionText } from './texts/front-page.ts'

/** 최은호, whom the demo data makes an operator. */
const OPERATOR_SEQ = FIRST_USER_SEQ + DEMO_PEOPLE.findIndex(({ role }) => role === 'OPERATOR')

const formKeyOf = (index: number) =>
  `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`

/** When articles come out. */
const PUBLISHED = ['10:00', '14:00', '09:00', '17:30']

/** Banners, exhibitions with their goods, events and articles, with their pictures. */
export function buildFrontPage(input: {
  now: Date
  products: readonly DemoProduct[]
  categories: readonly CategoryRow[]
}) {
  const { now, products, categories } = input
  const start = (days: number, time = '10:00') => atKst(now, days, time)
  const end = (days: number) => atKst(now, days, '23:59')
  const media: ReturnType<typeof buildDrawnMedia>[] = []
  const draw = (recipe: Parameters<typeof buildDrawnMedia>[0]) => {
    const picture = buildDrawnMedia(recipe)
    media.push(picture)
    return picture
  }

  const banners = BANNERS.map((banner, index) => {
    const picture = draw(
      bannerRecipe({
        emoji: banner.emoji.map((name) => EMOJI[name]),
        seed: 11 + index,
        palette: index,
      }),
    )
    return {
      banner_seq: index + 1,
      form_key: formKeyOf(100 + index),
      is_hidden: false,
      version: 1,
      updated_at: start(-10),
      title: banner.title,
      subtitle: banner.subtitle,
      link: banner.link,
      media_key: picture.media_key,
      background: picture.color,
      sort_order: index + 1,
      starts_at: start(-10),
      ends_at: null,
    }
  })

  const goodsOfExhibition = EXHIBITIONS.map((exhibition) =>
    productsOf(exhibition, products, categories).map(({ row }) => row.product_seq as number),
  )
  const exhibitions = EXHIBITIONS.map((exhibition, index) => ({
    gnb_seq: index + 1,
    form_key: formKeyOf(200 + index),
    is_hidden: false,
    version: 1,
    product_seqs: goodsOfExhibition[index] ?? [],
    title: exhibition.title,
    subtitle: exhibition.subtitle,
    body: exhibition.body,
    media_key: draw(
      exhibitionCoverRecipe({
        emoji: exhibition.emoji.map((name) => EMOJI[name]),
        seed: 31 + index,
        palette: index,
      }),
    ).media_key,
    sort_order: index + 1,
    starts_at: start(exhibition.startsInDays),
    ends_at: end(exhibition.endsInDays),
    updated_at: start(Math.min(exhibition.startsInDays, -1), '09:30'),
  }))
  const exhibitionProducts = goodsOfExhibition.flatMap((productSeqs, index) =>
    productSeqs.map((product_seq, position) => ({ gnb_seq: index + 1, product_seq, position })),
  )

  const events = EVENTS.map((event, index) => ({
    event_seq: index + 1,
    form_key: formKeyOf(index),
    title: event.title,
    summary: event.summary,
    body: event.body,
    media_key: draw(
      exhibitionCoverRecipe({ emoji: event.emoji.map((name) => EMOJI[name]), seed: 51 + index }),
    ).media_key,
    starts_at: start(event.startsInDays),
    ends_at: end(event.endsInDays),
    kind: event.kind ?? 'NEWS',
    winners: event.winners ?? 0,
    points: event.points ?? 0,
    updated_at: start(Math.min(event.startsInDays, -1), '09:30'),
  }))

  const contents = CONTENTS.map((content, index) => ({
    content_seq: index + 1,
    title: content.title,
    summary: content.summary,
    category: content.category,
    blocks: blocksOf(content, products, categories),
    media_key: draw(
      exhibitionCoverRecipe({ emoji: content.emoji.map((name) => EMOJI[name]), seed: 71 + index }),
    ).media_key,
    author: content.author,
    is_hidden: content.isHidden === true,
    version: content.before ? 2 : 1,
    published_at: content.isHidden
      ? null
      : start(-content.daysAgo, PUBLISHED[index % PUBLISHED.length]),
    updated_at: start(-Math.max(content.daysAgo, 1), PUBLISHED[index % PUBLISHED.length]),
  }))
  const contentVersions = contents.flatMap((row, index) => versionsOf(row, CONTENTS[index]?.before))
  const contentPictures = [
    ...new Set([...banners, ...exhibitions, ...contents].map(({ media_key }) => media_key)),
  ].map((media_key) => ({ media_key }))

  return {
    media,
    banners,
    exhibitions,
    exhibitionProducts,
    events,
    contents,
    contentVersions,
    contentPictures,
  }
}

interface ContentRow {
  content_seq: number
  title: string
  summary: string
  category: ContentCategory
  author: string
  media_key: string
  blocks: ContentBlock[]
  is_hidden: boolean
  published_at: Date | null
  updated_at: Date
}

/** An article as it was written, and as an operator has changed it since. */
function versionsOf(row: ContentRow, before: ContentText['before']): BulkRow<'content_version'>[] {
  const { title, summary, category, author, media_key: mediaKey, blocks, is_hidden } = row
  const article = { title, summary, category, author, mediaKey, blocks }
  const common = {
    content_seq: row.content_seq,
    is_hidden,
    published_at: row.published_at,
    at: row.updated_at,
  }
  const written = { ...common, version: 1, edit: 'WRITTEN' as const, note: '' }
  if (!before) return [{ ...written, operator_user_seq: null, article }]
  const at = new Date(row.updated_at.getTime() - DAY_MS / 24)
  return [
    {
      ...written,
      at,
      published_at: at,
      operator_user_seq: null,
      article: { ...article, title: before.title },
    },
    {
      ...common,
      version: 2,
      edit: 'EDITED' as const,
      note: before.note,
      operator_user_seq: OPERATOR_SEQ,
      article,
    },
  ]
}

/** The parts of an article, with the numbers of the goods that it shows. */
function blocksOf(
  { blocks }: ContentText,
  products: readonly DemoProduct[],
  categories: readonly CategoryRow[],
): ContentBlock[] {
  return blocks.map((block) =>
    block.kind === 'goods'
      ? { kind: 'products', productSeqs: goodsOf(block, products, categories) }
      : block,
  )
}

function goodsOf(
  goods: ArticleGoods,
  products: readonly DemoProduct[],
  categories: readonly CategoryRow[],
): number[] {
  const deleted = goods.hasDeleted && products.find(({ row }) => row.visibility === 'DELETED')
  const shown = productsOf(goods, products, categories)
  return [...shown, ...(deleted ? [deleted] : [])].map(({ row }) => row.product_seq as number)
}

/** The newest goods that fit the theme: on sale first, and a few that have gone already. */
function productsOf(
  exhibition: Pick<ExhibitionText, 'paths' | 'words' | 'maxPrice' | 'count'>,
  products: readonly DemoProduct[],
  categories: readonly CategoryRow[],
): DemoProduct[] {
  const paths = new Map(categories.map((category) => [category.category_seq, category.path]))
  const fitting = products.filter(({ row }) => {
    if (row.visibility !== 'ACTIVE') return false
    const path = paths.get(row.category_seq) ?? ''
    const inCategory = exhibition.paths.some(
      (start) => path === start || path.startsWith(`${start}/`),
    )
    const named = exhibition.words.some((word) => row.title.includes(word))
    return (inCategory || named) && row.price <= exhibition.maxPrice
  })
  const newestFirst = fitting.reverse()
  const onSale = newestFirst.filter(({ row }) => row.trade_state === 'ON_SALE')
  const gone = newestFirst.filter(({ row }) => row.trade_state !== 'ON_SALE')
  const few = Math.ceil(exhibition.count * 0.12)
  return [...onSale.slice(0, exhibition.count - few), ...gone.slice(0, few)]
}
