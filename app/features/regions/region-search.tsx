import { Form, Link } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { ChipLink } from '#app/components/chip.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SearchIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { paths } from '#app/paths.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Region } from '#contracts/init.ts'
import { RegionForm } from './region-form.tsx'

/** Finds regions by name, and the buttons to choose one. */
export function RegionSearch({
  keyword,
  found,
  hasFailed,
  provinces,
  redirectTo,
}: {
  keyword: string
  found: readonly Region[] | null
  hasFailed: boolean
  provinces: readonly string[]
  redirectTo: string
}) {
  const at = (q: string) => paths.regions({ q, redirectTo: redirectTo || undefined })
  return (
    <>
      <Form
        action={paths.regions()}
        role="search"
        aria-label="동네 찾기"
        className="flex items-end gap-2"
        preventScrollReset
      >
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <Field label="동네 이름" hideLabel className="flex-1">
          {(control) => (
            <Input
              {...control}
              key={keyword}
              type="search"
              name="q"
              defaultValue={keyword}
              maxLength={40}
              placeholder="동, 구, 시 이름"
              enterKeyHint="search"
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" square aria-label="동네 찾기">
          <SearchIcon size={20} />
        </Button>
      </Form>
      {!keyword && provinces.length > 0 && (
        <ul aria-label="시/도에서 고르기" className="mt-4 flex flex-wrap gap-2">
          {provinces.map((name) => (
            <li key={name}>
              <ChipLink to={at(name)} preventScrollReset>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <Notice tone="danger" live className="mt-4">
          {ERROR_CATALOGUE.GENERIC.message}
        </Notice>
      )}
      {found?.length === 0 && (
        <p role="status" className="mt-4 text-sm text-ink-2">
          ‘{keyword}’에 맞는 동네가 없어요. 동이나 구의 이름으로 다시 찾아보세요.
        </p>
      )}
      {found && found.length > 0 && (
        <ul aria-label="찾은 동네" className="mt-3 divide-y divide-line">
          {found.map((region) => (
            <li key={region.regionCode} className="flex min-h-13 items-center gap-2 py-1">
              <span className="min-w-0 flex-1">{region.fullName}</span>
              {region.depth < 3 && (
                <Link
                  to={at(region.depth === 1 ? region.name : region.fullName)}
                  preventScrollReset
                  className="flex min-h-11 items-center rounded-sm px-2 text-sm text-ink-3 hover:text-ink"
                >
                  더 좁히기
                  <span className="sr-only">: {region.fullName}</span>
                </Link>
              )}
              <RegionForm change="choose" region={region} redirectTo={redirectTo} keyword={keyword}>
                <SubmitButton
                  variant="secondary"
                  size="sm"
                  aria-label={`${region.fullName} 내 동네로 정하기`}
                >
                  정하기
                </SubmitButton>
              </RegionForm>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
