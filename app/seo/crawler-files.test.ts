import { describe, expect, it } from 'vitest'
import type { ProductCard } from '#contracts/product.ts'
import { ServiceError } from '../services/service-error.ts'
import { crawlerFile } from './crawler-file.ts'
import { robotsTxt } from './robots.ts'
import { productFeed } from './rss.ts'
import { latest, sitemapIndexXml, sitemapXml } from './sitemap.ts'
import { sitemapEntries, sitemapFiles } from './sitemap-files.server.ts'
import { xmlText } from './xml.ts'

const ORIGIN = 'https://duson.example'

const product: ProductCard = {
  productSeq: 5,
  storeSeq: 1,
  title: '<b>텐트</b> & "의자"',
  price: 0,
  previousPrice: null,
  tradeState: 'ON_SALE',
  condition: 'USED',
  shippingIncluded: false,
  safePay: false,
  regionName: '서울 마포구 합정동',
  image: { mediaKey: 'abc', width: 10, height: 10, color: '#ffffff' },
  imageCount: 1,
  favoriteCount: 0,
  chatCount: 0,
  createdAt: '2026-11-01T03:04:05.000Z',
  bumpedAt: '2026-11-01T03:04:05.000Z',
}

/** Stub hosts with only the verbs that the files call. */
const hosts = {
  services: {
    init: {
      categories: async () => ({
        categories: [
          { path: 'home', productCount: 2, updatedAt: '2026-11-02T00:00:00.000Z' },
          { path: 'home/empty', productCount: 0, updatedAt: '2026-11-03T00:00:00.000Z' },
        ],
      }),
      exhibitions: async () => ({ exhibitions: [] }),
      contentSitemap: async () => ({
        entries: [
          { seq: 2, updatedAt: '2026-11-07T00:00:00.000Z' },
          { seq: 1, updatedAt: '2026-11-06T00:00:00.000Z' },
        ],
        validUntil: null,
      }),
      events: async () => ({ items: [], total: 0, pageCount: 1, validUntil: null }),
    },
    product: {
      sitemapIndex: async () => ({
        files: [
          { updatedAt: '2026-11-04T00:00:00.000Z' },
          { updatedAt: '2026-11-05T00:00:00.000Z' },
        ],
      }),
      sitemap: async ({ page }: { page: number }) => ({
        entries: page === 1 ? [{ seq: 9, updatedAt: '2026-11-04T00:00:00.000Z' }] : [],
        pageCount: 1,
      }),
    },
    boot: { sitemapIndex: async () => ({ files: [] }) },
    standardPrice: { notablePrices: async () => ({ items: [] }) },
  },
} as unknown as Parameters<typeof sitemapFiles>[0]

describe('사이트맵', () => {
  it('색인은 파일마다 가장 늦게 바뀐 때를 적고, 빈 파일은 뺀다', async () => {
    expect(await sitemapFiles(hosts)).toEqual([
      { path: '/sitemap/page/1.xml', updatedAt: '2026-11-03T00:00:00.000Z' },
      { path: '/sitemap/category/1.xml', updatedAt: '2026-11-02T00:00:00.000Z' },
      { path: '/sitemap/content/1.xml', updatedAt: '2026-11-07T00:00:00.000Z' },
      { path: '/sitemap/product/1.xml', updatedAt: '2026-11-04T00:00:00.000Z' },
      { path: '/sitemap/product/2.xml', updatedAt: '2026-11-05T00:00:00.000Z' },
    ])
  })

  it('빈 카테고리는 싣지 않는다', async () => {
    expect(await sitemapEntries(hosts, 'category', 1)).toEqual([
      { path: '/category/home', updatedAt: '2026-11-02T00:00:00.000Z' },
    ])
  })

  it('없는 쪽에는 아무것도 없다', async () => {
    expect(await sitemapEntries(hosts, 'product', 2)).toEqual([])
    expect(await sitemapEntries(hosts, 'category', 2)).toEqual([])
  })

  it('주소는 온전하고 XML에 안전하다', () => {
    expect(
      sitemapXml(ORIGIN, [{ path: '/a?b=1&c=2', updatedAt: '2026-11-01T00:00:00.000Z' }]),
    ).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://duson.example/a?b=1&amp;c=2</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>
</urlset>
`,
    )
    expect(sitemapIndexXml(ORIGIN, [{ path: '/x.xml' }])).toContain(
      '<sitemap><loc>https://duson.example/x.xml</loc></sitemap>',
    )
  })

  it('가장 늦은 때를 고른다', () => {
    expect(
      latest([{ updatedAt: '2026-01-02T00:00:00Z' }, {}, { updatedAt: '2025-12-31T00:00:00Z' }]),
    ).toBe('2026-01-02T00:00:00Z')
    expect(latest([])).toBeUndefined()
  })
})

describe('RSS', () => {
  it('새 상품의 제목, 주소, 시각, 사진을 담는다', () => {
    const feed = productFeed(ORIGIN, [product])
    expect(feed).toContain('<title>&lt;b&gt;텐트&lt;/b&gt; &amp; &quot;의자&quot;</title>')
    expect(feed).toContain('<guid isPermaLink="true">https://duson.example/product/5</guid>')
    expect(feed).toContain('<description>무료나눔 · 사용감 있음 · 서울 마포구 합정동</description>')
    expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 03:04:05 GMT</pubDate>')
    expect(feed).toContain('<enclosure url="https://duson.example/media/abc/c640"')
    expect(feed).toContain('<atom:link href="https://duson.example/rss.xml" rel="self"')
  })

  it('상품이 없어도 올바른 문서다', () => {
    expect(productFeed(ORIGIN, [])).not.toContain('undefined')
  })
})

describe('XML 글자', () => {
  it('XML에 쓸 수 없는 제어 문자와 반쪽 글자는 버린다', () => {
    expect(xmlText('a\u0000b\u001fc\ud83dd\ufffe\n😀')).toBe('abcd\n😀')
  })
})

describe('robots.txt', () => {
  it('모두에게 열고, 사이트맵을 알린다', () => {
    const lines = robotsTxt(ORIGIN).split('\n')
    expect(lines).toContain('Allow: /')
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Sitemap: https://duson.example/sitemap.xml')
  })
})

describe('크롤러 파일', () => {
  it('호스트가 답하지 않으면 나중에 다시 오라고 한다', async () => {
    const response = await crawlerFile('application/xml', () => {
      throw new ServiceError({ host: 'product', verb: 'sitemap', message: 'down' })
    })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
