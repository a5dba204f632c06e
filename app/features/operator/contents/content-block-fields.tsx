import type { ReactNode } from 'react'
import { Field, type FieldControl, Input, Select, Textarea } from '#app/components/field.tsx'
import { mediaUrl } from '#contracts/media.ts'
import type { ContentRow } from './content-rows.ts'

/** The fields that a part of an article needs. */
export function ContentBlockFields({ row, name }: { row: ContentRow; name: string }) {
  const field = (
    key: 'text' | 'source' | 'alt' | 'caption' | 'to',
    label: string,
    more: { lines?: number; hint?: string; hideLabel?: boolean } = {},
  ) => (
    <RowField row={row} name={name} field={key} label={label} {...more}>
      {(control) =>
        more.lines ? (
          <Textarea {...control} defaultValue={row[key]} rows={more.lines} maxLength={6_000} />
        ) : (
          <Input {...control} defaultValue={row[key]} maxLength={600} autoComplete="off" />
        )
      }
    </RowField>
  )
  switch (row.kind) {
    case 'paragraph':
      return field('text', '문단 내용', { lines: 4, hideLabel: true })
    case 'heading':
      return field('text', '소제목 내용', { hideLabel: true })
    case 'list':
      return (
        <div className="space-y-3">
          {field('text', '목록', { lines: 4, hint: '한 줄에 하나씩 적어요.' })}
          <RowField row={row} name={name} field="ordered" label="모양">
            {(control) => (
              <Select {...control} defaultValue={row.ordered}>
                <option value="">점 목록</option>
                <option value="1">번호 목록</option>
              </Select>
            )}
          </RowField>
        </div>
      )
    case 'quote':
      return (
        <div className="space-y-3">
          {field('text', '인용할 글', { lines: 3 })}
          {field('source', '출처 (없으면 비워 두세요)')}
        </div>
      )
    case 'image':
      return (
        <div className="space-y-3">
          <ImageFile row={row} name={name} />
          {field('alt', '사진을 볼 수 없는 분을 위한 설명')}
          {field('caption', '사진 아래 글 (없으면 비워 두세요)')}
        </div>
      )
    case 'products':
      return field('text', '상품 번호나 주소', {
        lines: 5,
        hint: '한 줄에 하나씩, 8개까지 적어요. 읽는 사람에게는 그때의 값과 상태가 보여요.',
      })
    case 'link':
      return (
        <div className="space-y-3">
          {field('text', '버튼에 보일 글')}
          {field('to', '주소', { hint: '/로 시작하는 두손 주소나 https://로 시작하는 주소예요.' })}
        </div>
      )
    case 'divider':
      return <hr className="border-line-strong" />
  }
}

function ImageFile({ row, name }: { row: ContentRow; name: string }) {
  return (
    <>
      <input type="hidden" name={`${name}.mediaKey`} value={row.mediaKey} />
      {row.mediaKey && (
        <img
          src={mediaUrl(row.mediaKey, 320, 'w')}
          alt={row.alt || '올린 사진'}
          width={160}
          height={120}
          className="max-h-40 w-40 rounded-md object-cover"
        />
      )}
      <RowField
        row={row}
        name={name}
        field="file"
        label={row.mediaKey ? '다른 사진으로 바꾸기' : '사진'}
      >
        {({ defaultValue: _, ...control }) => (
          <input
            key={row.mediaKey}
            {...control}
            type="file"
            accept="image/*"
            className="block w-full text-sm text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
          />
        )}
      </RowField>
    </>
  )
}

/** A field of a row. Its error is the row's, which may have moved since the form was sent. */
function RowField({
  row,
  name,
  field,
  label,
  hint,
  hideLabel,
  children,
}: {
  row: ContentRow
  name: string
  field: string
  label: string
  hint?: string
  hideLabel?: boolean
  children: (control: FieldControl) => ReactNode
}) {
  return (
    <Field
      name={`${name}.${field}`}
      label={label}
      hint={hint}
      hideLabel={hideLabel}
      error={row.errors?.[field]}
    >
      {children}
    </Field>
  )
}
