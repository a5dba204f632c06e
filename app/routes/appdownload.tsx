import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppDownloadPage } from '#app/features/app-download/app-download-page.tsx'
import {
  appDownloadHeaders,
  loadAppDownload,
} from '#app/features/app-download/load-app-download.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/appdownload')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: handle.label,
    description:
      '두손 앱을 휴대폰에 설치하고 채팅 알림부터 상품 등록까지 빠르게 이용해 보세요. QR 코드를 비추면 App Store와 Google Play로 바로 연결됩니다.',
    canonical: paths.appDownload(),
  })

export const headers = appDownloadHeaders

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadAppDownload(context, request)
}

export default function AppDownload() {
  return <AppDownloadPage {...useLoaderData<typeof loader>()} />
}
