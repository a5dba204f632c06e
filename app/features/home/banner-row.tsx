import { Link } from '@remix-run/react'
import { HorizontalScroller } from '#app/components/horizontal-scroller.tsx'
import type { Banner } from '#contracts/init.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

export const BANNER_SIZES = '(min-width: 64rem) 600px, 88vw'

/** The current banners: one and a part of the next on a phone, two on a desktop. */
export function BannerRow({ banners }: { banners: readonly Banner[] }) {
  return (
    <HorizontalScroller label="진행 중인 소식" itemClassName="w-[88%] sm:w-[70%] lg:w-[37.5rem]">
      {banners.map((banner, index) => (
        <Link
          key={banner.bannerSeq}
          to={banner.link}
          className="flex flex-col overflow-hidden rounded-xl lg:relative lg:aspect-[5/2] lg:justify-center"
          style={{ background: banner.background }}
        >
          <span className="z-1 flex flex-col gap-1 px-5 pt-4 text-on-paper lg:w-1/2 lg:gap-1.5 lg:p-8">
            <strong className="truncate text-lg font-bold lg:text-2xl">{banner.title}</strong>
            <span className="truncate text-sm text-on-paper-2 lg:whitespace-normal">
              {banner.subtitle}
            </span>
          </span>
          <img
            src={mediaUrl(banner.image.mediaKey, 640, 'w')}
            srcSet={mediaSrcSet(banner.image.mediaKey, 'w')}
            sizes={BANNER_SIZES}
            width={banner.image.width}
            height={banner.image.height}
            alt=""
            loading={index > 1 ? 'lazy' : undefined}
            {...(index === 0 && { fetchpriority: 'high' })}
            className="aspect-[5/2] w-full object-cover object-right rtl:object-left lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
          />
        </Link>
      ))}
    </HorizontalScroller>
  )
}
