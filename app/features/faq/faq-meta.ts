import type { MetaDescriptor } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, faqPageJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { FAQ_CATEGORIES } from '#contracts/faq-rules.ts'
import { type FaqView, faqEntryHref, faqHref } from './faq-query.ts'

/** The head of the customer centre; results of a search are not for search engines. */
export function faqMeta(
  args: Parameters<typeof pageMeta>[0] & { data: FaqView | undefined },
): MetaDescriptor[] {
  if (!args.data) return errorMeta('질문을 찾을 수 없습니다')
  const { one, items, query } = args.data
  const crumb = { name: '고객센터', path: paths.csCenter() }
  if (one) {
    const canonical = faqEntryHref(one.faqSeq)
    return pageMeta(args, {
      title: `${one.question} - 고객센터`,
      description: one.answer,
      canonical,
      jsonLd: [
        breadcrumbJsonLd([crumb, { name: one.question, path: canonical }]),
        faqPageJsonLd([one]),
      ],
    })
  }
  const { category, keyword } = query
  const label = category ? FAQ_CATEGORIES[category] : null
  const canonical = category && !keyword ? faqHref({ category }) : paths.csCenter()
  return pageMeta(args, {
    title: label ? `${label} 자주 묻는 질문 - 고객센터` : '고객센터',
    description: label
      ? `${label}에 대해 두손 회원들이 자주 묻는 질문과 답을 모았어요.`
      : '안심결제, 판매, 배송, 환불, 사기 예방까지 두손에서 자주 묻는 질문을 찾고 1:1로 물어보세요.',
    canonical,
    index: keyword === '' && items.length > 0,
    jsonLd: [
      breadcrumbJsonLd(label ? [crumb, { name: label, path: canonical }] : [crumb]),
      ...(keyword ? [] : [faqPageJsonLd(items)]),
    ],
  })
}
