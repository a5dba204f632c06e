import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnAddress } from '#app/features/addresses/act-on-address.server.ts'
import { AddressForm } from '#app/features/addresses/address-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/addresses/form')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '주소 적기',
    description: '택배를 받을 주소를 도로명으로 찾아 저장할 수 있어요.',
    canonical: paths.addressForm(),
    index: false,
  })

/** The address that is changed; null for a new one. */
function addressSeqOf(request: Request): number | null {
  const value = new URL(request.url).searchParams.get('addressSeq')
  if (value === null) return null
  if (/^[1-9]\d{0,14}$/.test(value)) return Number(value)
  throw data(null, { status: 404 })
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { main } = context.services
  const addressSeq = addressSeqOf(request)
  const [address, { items }] = await Promise.all([
    addressSeq === null ? null : main.address({ addressSeq }),
    main.addresses(),
  ])
  if (address && !address.ok) throw data(address.message, { status: address.status })
  return { address: address?.data ?? null, formKey: randomUUID(), isFirst: items.length === 0 }
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnAddress(context, request, addressSeqOf(request))
}

export default function AddressFormPage() {
  const { address, formKey, isFirst } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={address ? '주소 고치기' : '주소 추가하기'}
      back={{ to: paths.addresses(), label: '주소록' }}
    >
      <AddressForm address={address} formKey={formKey} isFirst={isFirst} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
