import type { MetaDescriptor } from '@remix-run/react'
import type { Review, Store } from '#contracts/boot.ts'
import type { Image } from '#contracts/common.ts'
import type { ContentSummary } from '#contracts/content.ts'
import type { EventSummary } from '#contracts/event.ts'
import type { ExhibitionSummary } from '#contracts/exhibition.ts'
import { mediaUrl } from '#contracts/media.ts'
import type { ProductCard, ProductDetail, TradeState } from '#contracts/product.ts'
import { BRAND, COMPANY } from '../brand.ts'
import { paths } from '../paths.ts'
import { oneLine } from './text.ts'

type Document = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** A piece of structured data; it gets absolute addresses when the page's head is made. */
export type JsonLd = (absolute: (path: string) => string) => Record<string, unknown>

/** The document of one piece, as Remix writes it (it escapes <, > and & itself). */
export function toDocument(build: JsonLd, absolute: (path: string) => string): Document {
  const { '@type': type, ...rest } = build(absolute)
  return withoutGaps({ '@context': 'https://schema.org', '@type': type, ...rest }) as Document
}

export interface BreadcrumbEntry {
  name: string
  path: string
}

/** BreadcrumbList, from the home page down to the page itself. */
export function breadcrumbJsonLd(crumbs: readonly BreadcrumbEntry[]): JsonLd {
  return (absolute) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: BRAND.name, path: paths.home() }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  })
}

/** Search engines want a square raster picture of at least 112 pixels. */
/** Characters of an answer in the structured data. */
const FAQ_ANSWER_LENGTH = 2_000
const LOGO = '/apple-touch-icon.png'

const AVAILABILITY: Record<TradeState, string> = {
  ON_SALE: 'https://schema.org/InStock',
  RESERVED: 'https://schema.org/LimitedAvailability',
  SOLD: 'https://schema.org/SoldOut',
}

/**
 * Product with its Offer. Free goods have no Offer: a price of 0 is not eligible for Google's product results.
 *
 * @param seller null when the store could not be loaded
 * @param category names from the top joined by ' > '
 */
export function productJsonLd(
  product: ProductDetail,
  seller: Pick<Store, 'storeSeq' | 'name' | 'isBusiness'> | null,
  category?: string,
): JsonLd {
  return (absolute) => {
    const url = absolute(paths.product(product.productSeq))
    const itemCondition =
      product.condition === 'NEW'
        ? 'https://schema.org/NewCondition'
        : 'https://schema.org/UsedCondition'
    return {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: product.title,
      description: oneLine(product.body, 500) || product.title,
      sku: String(product.productSeq),
      url,
      image: product.images.map((image) => absolute(wholePicture(image))),
      category,
      itemCondition,
      offers:
        product.price === 0
          ? undefined
          : {
              '@type': 'Offer',
              url,
              price: product.price,
              priceCurrency: 'KRW',
              availability: AVAILABILITY[product.tradeState],
              itemCondition,
              seller: seller
                ? {
                    '@type': seller.isBusiness ? 'Organization' : 'Person',
                    name: seller.name,
                    url: absolute(paths.store(seller.storeSeq)),
                  }
                : undefined,
            },
    }
  }
}

/** ItemList of the products that a page lists, in its order. */
export function itemListJsonLd(
  items: readonly Pick<ProductCard, 'productSeq' | 'title'>[],
  name?: string,
): JsonLd {
  return (absolute) => ({ '@type': 'ItemList', name, ...listOf(items, absolute) })
}

/** ProfilePage of a store: a person, or an organization when it trades as a business. */
export function profilePageJsonLd(
  store: Store,
  reviews: readonly Pick<Review, 'rating' | 'body' | 'createdAt' | 'writer'>[] = [],
): JsonLd {
  return (absolute) => {
    const url = absolute(paths.store(store.storeSeq))
    return {
      '@type': 'ProfilePage',
      '@id': `${url}#profile`,
      url,
      dateCreated: store.createdAt,
      dateModified: store.updatedAt,
      mainEntity: {
        '@type': store.isBusiness ? 'Organization' : 'Person',
        '@id': `${url}#store`,
        name: store.name,
        identifier: String(store.storeSeq),
        url,
        description: oneLine(store.intro, 500) || undefined,
        image: store.image ? absolute(wholePicture(store.image)) : undefined,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: store.followerCount,
        },
        ...(store.isBusiness ? ratingOf(store, reviews) : {}),
      },
    }
  }
}

/** WebSite with the search box. */
export function webSiteJsonLd(): JsonLd {
  return (absolute) => ({
    '@type': 'WebSite',
    '@id': `${absolute(paths.home())}#website`,
    name: BRAND.name,
    alternateName: BRAND.latinName,
    description: BRAND.description,
    url: absolute(paths.home()),
    inLanguage: 'ko-KR',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: absolute(paths.searchResult('keyword')).replace(
          /keyword$/,
          '{search_term_string}',
        ),
      },
      'query-input': 'required name=search_term_string',
    },
  })
}

/** The company behind the marketplace. */
export function organizationJsonLd(): JsonLd {
  return (absolute) => ({
    '@type': 'Organization',
    '@id': `${absolute(paths.home())}#organization`,
    name: BRAND.name,
    legalName: COMPANY.name,
    url: absolute(paths.home()),
    logo: absolute(LOGO),
    email: COMPANY.email,
    telephone: COMPANY.phone,
    taxID: COMPANY.businessNumber,
    address: { '@type': 'PostalAddress', streetAddress: COMPANY.address, addressCountry: 'KR' },
  })
}

/** Article, with its picture, its days and who wrote it. */
export function articleJsonLd(
  article: Pick<
    ContentSummary,
    'contentSeq' | 'title' | 'summary' | 'image' | 'author' | 'publishedAt' | 'updatedAt'
  >,
): JsonLd {
  return (absolute) => {
    const url = absolute(paths.content(article.contentSeq))
    return {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: article.title,
      description: article.summary,
      url,
      mainEntityOfPage: url,
      image: absolute(wholePicture(article.image)),
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      inLanguage: 'ko-KR',
      author: {
        '@type': article.author.startsWith(BRAND.name) ? 'Organization' : 'Person',
        name: article.author,
      },
      publisher: {
        '@type': 'Organization',
        '@id': `${absolute(paths.home())}#organization`,
        name: BRAND.name,
        logo: { '@type': 'ImageObject', url: absolute(LOGO) },
      },
    }
  }
}

/** CollectionPage of an exhibition and the goods in it. */
export function collectionPageJsonLd(
  exhibition: Pick<ExhibitionSummary, 'gnbSeq' | 'title' | 'subtitle' | 'image' | 'updatedAt'>,
  items: readonly Pick<ProductCard, 'productSeq' | 'title'>[],
): JsonLd {
  return (absolute) => ({
    '@type': 'CollectionPage',
    name: exhibition.title,
    description: exhibition.subtitle,
    url: absolute(paths.exhibition(exhibition.gnbSeq)),
    image: absolute(wholePicture(exhibition.image)),
    dateModified: exhibition.updatedAt,
    mainEntity: { '@type': 'ItemList', ...listOf(items, absolute) },
  })
}

/** Event on this site; one that has ended stays with its dates. */
export function eventJsonLd(
  event: Pick<EventSummary, 'eventSeq' | 'title' | 'summary' | 'image' | 'startsAt' | 'endsAt'>,
): JsonLd {
  return (absolute) => {
    const url = absolute(paths.event(event.eventSeq))
    return {
      '@type': 'Event',
      '@id': `${url}#event`,
      name: event.title,
      description: event.summary,
      url,
      image: event.image ? absolute(wholePicture(event.image)) : undefined,
      startDate: event.startsAt,
      endDate: event.endsAt ?? undefined,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: { '@type': 'Organization', name: BRAND.name, url: absolute(paths.home()) },
    }
  }
}

function listOf(
  items: readonly Pick<ProductCard, 'productSeq' | 'title'>[],
  absolute: (path: string) => string,
) {
  return {
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      url: absolute(paths.product(item.productSeq)),
    })),
  }
}

function ratingOf(
  store: Store,
  reviews: readonly Pick<Review, 'rating' | 'body' | 'createdAt' | 'writer'>[],
) {
  if (store.ratingTenths === null || store.reviewCount === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: store.ratingTenths / 10,
      reviewCount: store.reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.writer.name },
      datePublished: review.createdAt,
      reviewBody: review.body || undefined,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    })),
  }
}

function wholePicture(image: Image): string {
  return mediaUrl(image.mediaKey, 1280, 'w')
}

/** Leaves out unknown values, at every depth. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, withoutGaps(part)]),
  )
}

/** FAQPage: questions with their answers. */
export function faqPageJsonLd(entries: readonly { question: string; answer: string }[]): JsonLd {
  return () => ({
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: oneLine(answer, FAQ_ANSWER_LENGTH) },
    })),
  })
}
