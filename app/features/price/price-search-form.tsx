import { Form } from '@remix-run/react'
import { useId } from 'react'
import { Button } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'

/** A plain form that leads to the prices of a word. */
export function PriceSearchForm({ typed, problem }: { typed: string; problem?: string | null }) {
  const id = useId()
  return (
    <search>
      <Form action={paths.searchPrice()} className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            시세를 볼 물건
          </label>
          <input
            key={typed}
            id={id}
            type="search"
            name="word"
            defaultValue={typed}
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="모델 이름과 용량, 크기"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className="h-12 w-full rounded-md border border-control bg-surface px-3.5 text-base text-ink placeholder:text-ink-3"
          />
          {problem && (
            <p id={`${id}-problem`} className="mt-1.5 text-sm text-danger">
              {problem}
            </p>
          )}
        </div>
        <Button type="submit" className="h-12 shrink-0">
          조회
        </Button>
      </Form>
    </search>
  )
}
