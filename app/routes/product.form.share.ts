import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { takeSharedPhotos } from '#app/features/sell/shared/take-shared-photos.server.ts'
import { paths } from '#app/paths.ts'

export const loader = () => redirect(paths.sellForm(), 303)

/** What a phone shares to the installed app, where no service worker takes it (public/manifest.webmanifest). */
export function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  return takeSharedPhotos(context, request)
}
