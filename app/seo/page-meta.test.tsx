import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { Meta, type MetaDescriptor, RemixServer } from '@remix-run/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd } from './json-ld.ts'
import type { PageCard } from './page-card.ts'
import { documentTitle, errorMeta, pageMeta } from './page-meta.ts'

const ORIGIN = 'https://duson.example'
const args = { matches: [{ id: 'root', data: { publicOrigin: ORIGIN } }] }

function contentOf(meta: MetaDescriptor[], name: string): string {
  return meta
    .filter(
      (entry) => ('name' in entry ? entry.name : 'property' in entry && entry.property) === name,
    )
    .map((entry) => ('content' in entry ? String(entry.content) : ''))
    .join('|')
}

/** The head of a page as Remix itself writes it. */
async function headOf(meta: MetaDescriptor[]): Promise<string> {
  const build = {
    entry: {
      module: {
        default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(renderToStaticMarkup(<RemixServer context={context} url={request.url} />), {
            status,
            headers,
          }),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => <Meta />, meta: () => meta } },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: { id: 'root', path: '', imports: [], module: '' } },
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild
  const response = await createRequestHandler(build, 'production')(new Request(`${ORIGIN}/`))
  return response.text()
}

describe('페이지 제목', () => {
  it('슬로건으로 끝난다', () => {
    expect(documentTitle('아이폰 15 프로 256GB')).toBe(
      '아이폰 15 프로 256GB | 두손 - 두 손으로 건네는 중고거래',
    )
    expect(documentTitle()).toBe('두손 - 두 손으로 건네는 중고거래')
  })

  it('예순 자가 넘는 제목은 줄인다', () => {
    expect(documentTitle('가'.repeat(61))).toBe(
      `${'가'.repeat(59)}… | 두손 - 두 손으로 건네는 중고거래`,
    )
  })
})

describe('페이지 메타', () => {
  it('대표 주소와 공유 이미지는 웹 호스트의 온전한 주소다', () => {
    const meta = pageMeta(args, { title: '가게', canonical: '/store/3' })
    expect(meta.filter((entry) => 'rel' in entry && entry.rel === 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${ORIGIN}/store/3` },
    ])
    expect(contentOf(meta, 'og:url')).toBe(`${ORIGIN}/store/3`)
    expect(contentOf(meta, 'og:image')).toBe(
      `${ORIGIN}/og/page.jpg?title=${encodeURIComponent('가게')}`,
    )
  })

  it('공유 이미지의 글은 서버에서만 서명하고, 길면 줄인 뒤에 서명한다', () => {
    const signCard = ({ title, subtitle }: PageCard) => `${title.length}-${subtitle?.length ?? 0}`
    const onServer = { matches: [{ id: 'root', data: { publicOrigin: ORIGIN, signCard } }] }
    const card = { title: '가'.repeat(500), subtitle: '나'.repeat(500) }
    const meta = pageMeta(onServer, { canonical: '/', image: { card, alt: '가게' } })
    for (const name of ['og:image', 'twitter:image']) {
      const { searchParams } = new URL(contentOf(meta, name))
      expect(searchParams.get('signature')).toBe('60-100')
      expect(searchParams.get('title')).toBe(`${'가'.repeat(59)}…`)
    }
  })

  it('설명은 한 줄 백오십 자로 줄인다', () => {
    const meta = pageMeta(args, { canonical: '/', description: `첫 줄\n${'나'.repeat(200)}` })
    expect(contentOf(meta, 'description')).toBe(`첫 줄 ${'나'.repeat(145)}…`)
  })

  it('색인하지 않을 페이지와 오류 페이지는 noindex다', () => {
    expect(contentOf(pageMeta(args, { canonical: '/search', index: false }), 'robots')).toBe(
      'noindex, follow',
    )
    expect(contentOf(pageMeta(args, { canonical: '/' }), 'robots')).toContain('index, follow')
    expect(contentOf(errorMeta(), 'robots')).toBe('noindex, follow')
  })

  it('제목에 든 태그가 구조화 데이터와 머리말을 빠져나오지 못한다', async () => {
    const evil = '</script></title><img src=x onerror=alert(1)>'
    const head = await headOf(
      pageMeta(args, {
        title: evil,
        description: `"><${evil}`,
        canonical: '/product/1',
        jsonLd: [breadcrumbJsonLd([{ name: evil, path: '/product/1' }])],
      }),
    )
    expect(head).not.toContain('<img')
    expect(head.match(/<\/script>/g)).toHaveLength(1)
    expect(head.match(/<\/title>/g)).toHaveLength(1)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? ''
    expect(JSON.parse(json).itemListElement[1].name).toBe(evil)
  })
})
