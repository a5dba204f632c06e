import type { MetaDescriptor } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { type AnnouncementsView, announcementsHref } from './announcement-query.ts'

/** The head of the page of announcements; the address of one names it. */
export function announcementMeta(
  args: Parameters<typeof pageMeta>[0] & { data: AnnouncementsView | undefined },
): MetaDescriptor[] {
  if (!args.data) return errorMeta('공지사항을 찾을 수 없습니다')
  const { one, list, query } = args.data
  const crumb = { name: '공지사항', path: paths.notice() }
  if (one) {
    const canonical = paths.notice({ noticeSeq: one.announcementSeq })
    return pageMeta(args, {
      title: `${one.title} - 공지사항`,
      description: one.body,
      canonical,
      type: 'article',
      jsonLd: [breadcrumbJsonLd([crumb, { name: one.title, path: canonical }])],
    })
  }
  const page = query?.page ?? 1
  const isSearched = Boolean(query?.keyword)
  return pageMeta(args, {
    title: page > 1 ? `공지사항 ${page}페이지` : '공지사항',
    description:
      '두손의 새 소식과 업데이트, 점검 일정, 안전거래 안내와 정책 변경을 공지사항에서 확인하세요.',
    canonical: isSearched ? paths.notice() : announcementsHref({ page }),
    index: !isSearched && Boolean(list?.items.length),
    jsonLd: [breadcrumbJsonLd([crumb])],
  })
}
