import { Link } from '@remix-run/react'
import { HorizontalScroller } from '#app/components/horizontal-scroller.tsx'
import type { Banner } from '#contracts/init.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

export const BANNER_SIZES = '(min-width: 64rem) 600px, 88vw'

/** The running banners, one and a bit on a phone, two on a desktop. */
export function BannerRow({ banners }: { banners: readonly Banner[] }) {
  return (
    <HorizontalScroller label="진행 중인 소식" itemClassName="w-[88%] sm:w-[70%] lg:w-[37.5rem]">
      {banners.map((banner, index) => (
        <Link
          key={banner.bannerSeq}
          to={banner.link}
          className="relative flex aspect-[2/1] overflow-hidden rounded-xl lg:aspect-[5/2]"
          style={{ background: banner.background }}
        >
          <img
            src={mediaUrl(banner.image.mediaKey, 640, 'w')}
            srcSet={mediaSrcSet(banner.image.mediaKey, 'w')}
            sizes={BANNER_SIZES}
            width={banner.image.width}
            height={banner.image.height}
            alt=""
            loading={index > 1 ? 'lazy' : undefined}
            {...(index === 0 && { fetchpriority: 'high' })}
            className="absolute inset-0 size-full object-cover object-right"
          />
          <span className="relative flex w-3/5 flex-col justify-center gap-1.5 p-5 text-ink lg:p-8">
            <strong className="text-lg font-bold text-balance lg:text-2xl">{banner.title}</strong>
            <span className="text-sm text-pretty text-ink-2">{banner.subtitle}</span>
          </span>
        </Link>
      ))}
    </HorizontalScroller>
  )
}
