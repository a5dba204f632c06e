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
          className="relative flex aspect-[5/3] overflow-hidden rounded-xl sm:aspect-[2/1]"
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
            className="absolute inset-0 size-full object-cover"
          />
          <span className="absolute inset-0 bg-linear-to-t from-black/70 via-black/20 to-transparent" />
          <span className="relative mt-auto flex flex-col gap-1 p-5 text-white lg:p-7">
            <strong className="text-xl font-bold lg:text-2xl">{banner.title}</strong>
            <span className="text-sm">{banner.subtitle}</span>
          </span>
        </Link>
      ))}
    </HorizontalScroller>
  )
}
