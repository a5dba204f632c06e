import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Article } from '#contracts/content-rules.ts'

/** An article that nothing is wrong with, with a picture that the database has. */
export async function sampleArticle(
  kysely: Kysely<DB>,
  changes: Partial<Article> = {},
): Promise<Article> {
  return {
    title: '자전거, 타 보기 전에 볼 것',
    summary: '브레이크와 체인부터 확인하세요',
    category: 'BUYING',
    author: '두손 매거진',
    mediaKey: changes.mediaKey ?? (await writtenPicture(kysely)),
    blocks: [{ kind: 'paragraph', text: '브레이크를 잡고 앞으로 밀어 보세요.' }],
    ...changes,
  }
}

/** A picture that articles, banners and exhibitions may show. */
export async function writtenPicture(kysely: Kysely<DB>): Promise<string> {
  const known = await kysely.selectFrom('content_picture').select('media_key').executeTakeFirst()
  if (known) return known.media_key
  const media_key = `article-${randomUUID()}`
  await kysely
    .insertInto('media')
    .values({ media_key, kind: 'FILE', recipe: null, width: 900, height: 600, color: '#aabbcc' })
    .execute()
  await kysely.insertInto('content_picture').values({ media_key }).execute()
  return media_key
}

/** The input of a form that writes a new article and publishes it at once. */
export async function newContent(kysely: Kysely<DB>, changes: Partial<Article> = {}) {
  return {
    formKey: randomUUID(),
    edited: null,
    article: await sampleArticle(kysely, changes),
    release: 'NOW' as const,
    publishAt: null,
    note: '',
  }
}
