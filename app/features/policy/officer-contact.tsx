import { COMPANY } from '#app/brand.ts'

/** Who answers for a text: a person of the company, with the ways to reach them. */
export function OfficerContact({ title }: { title: string }) {
  return (
    <section aria-labelledby="contact" className="mt-8 rounded-lg bg-surface-2 p-5">
      <h2 id="contact" className="mb-2 text-base font-bold text-ink">
        {title}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
        <dt className="py-2 text-ink-3 lg:py-1">성명</dt>
        <dd className="py-2 lg:py-1">{COMPANY.representative} (대표이사)</dd>
        <dt className="py-2 text-ink-3 lg:py-1">전화</dt>
        <dd>
          <a
            href={`tel:${COMPANY.phone}`}
            className="inline-flex min-h-9 items-center underline lg:min-h-8"
          >
            {COMPANY.phone}
          </a>
        </dd>
        <dt className="py-2 text-ink-3 lg:py-1">이메일</dt>
        <dd>
          <a
            href={`mailto:${COMPANY.email}`}
            className="inline-flex min-h-9 items-center break-all underline lg:min-h-8"
          >
            {COMPANY.email}
          </a>
        </dd>
      </dl>
    </section>
  )
}
