import { mediaUrl } from '#contracts/media.ts'
import type { ProductCard } from '#contracts/product.ts'
import { CONDITION_LABELS } from '#contracts/product-labels.ts'
import { BRAND } from '../brand.ts'
import { won } from '../format/won.ts'
import { paths } from '../paths.ts'
import { xmlElement, xmlText } from './xml.ts'

/**
 * RSS 2.0 of new goods, for Naver's search advisor and feed readers.
 *
 * @param items newest first
 */
export function productFeed(origin: string, items: readonly ProductCard[]): string {
  const newest = items[0]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', `${BRAND.name} 새로 올라온 상품`),
    xmlElement('link', `${origin}${paths.home()}`),
    `<atom:link href="${xmlText(`${origin}${paths.rss()}`)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', BRAND.description),
    xmlElement('language', 'ko'),
    xmlElement('lastBuildDate', newest && rfc822(newest.createdAt)),
    ...items.map((item) => feedItem(origin, item)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function feedItem(origin: string, item: ProductCard): string {
  const url = `${origin}${paths.product(item.productSeq)}`
  const facts = [won(item.price), CONDITION_LABELS[item.condition], item.regionName]
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    xmlElement('description', facts.filter(Boolean).join(' · ')),
    xmlElement('pubDate', rfc822(item.createdAt)),
    item.image ? enclosure(origin, item.image.mediaKey) : '',
    '</item>',
  ].join('')
}

/** The length in bytes is required but depends on what the reader accepts; 0 means unknown. */
function enclosure(origin: string, mediaKey: string): string {
  const url = `${origin}${mediaUrl(mediaKey, 640)}`
  return `<enclosure url="${xmlText(url)}" length="0" type="image/jpeg"/>`
}

function rfc822(moment: string): string {
  return new Date(moment).toUTCString()
}
