import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Article } from '#contracts/content-rules.ts'
import { kstMinute } from '#contracts/kst.ts'
import { requireDeskDuty } from '../require-desk-duty.server.ts'
import { emptyRow, rowsOf } from './content-rows.ts'

const NEW_ARTICLE: Article = {
  title: '',
  summary: '',
  category: 'LIVING',
  author: '두손 매거진',
  mediaKey: '',
  blocks: [],
}

/**
 * The form of a new article, or of one that exists.
 * @throws 404 when there is none of this number
 */
export async function loadContentForm(context: LoadContext, query: URLSearchParams) {
  const wanted = query.get('contentSeq')
  // What a form is told apart by when it is sent twice.
  const formKey = randomUUID()
  if (wanted === null) {
    await requireDeskDuty(context, 'CONTENTS')
    return {
      edited: null,
      formKey,
      article: NEW_ARTICLE,
      rows: [emptyRow('paragraph', 'b0')],
      release: 'NOW' as const,
      publishAt: '',
    }
  }
  if (!/^[1-9]\d{0,14}$/.test(wanted)) throw new Response(null, { status: 404 })
  const found = await context.services.main.deskContent({ contentSeq: Number(wanted) })
  if (!found.ok) throw new Response(null, { status: found.status })
  const { contentSeq, version, title, state, publishedAt, article } = found.data
  return {
    edited: { contentSeq, version, title, state },
    formKey,
    article,
    rows: rowsOf(article.blocks),
    release: RELEASE_OF[state],
    publishAt: state === 'SCHEDULED' && publishedAt ? kstMinute(publishedAt) : '',
  }
}

const RELEASE_OF = { PUBLISHED: 'NOW', SCHEDULED: 'AT', HIDDEN: 'HIDDEN' } as const

export type ContentFormData = Awaited<ReturnType<typeof loadContentForm>>
