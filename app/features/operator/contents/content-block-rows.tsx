import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Card } from '#app/components/card.tsx'
import { Field, Select } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import {
  BLOCK_KINDS,
  BLOCK_LABELS,
  type BlockKind,
  CONTENT_LIMITS,
} from '#contracts/content-rules.ts'
import { ContentBlockFields } from './content-block-fields.tsx'
import { type ContentRow, changedRows, emptyRow } from './content-rows.ts'

/**
 * The parts of an article. The buttons send the form; with script the parts move here, and keep what was typed into them
 * because each keeps its element.
 */
export function ContentBlockRows({
  rows: given,
  turn,
}: {
  rows: readonly ContentRow[]
  /** The answer that the rows are from. */
  turn: string | undefined
}) {
  const [state, setState] = useState({ rows: given, turn })
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ id: string; step: string }>()
  if (state.turn !== turn) setState({ rows: given, turn })
  const { rows } = state

  // A moved element loses the focus.
  useEffect(() => {
    if (!moved) return
    const row = list.current?.querySelector(`[data-row="${CSS.escape(moved.id)}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-step="${moved.step}"]:not(:disabled)`)
    const field = row?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')
    const target = button ?? field ?? row?.querySelector<HTMLElement>('button:not(:disabled)')
    target?.focus()
  }, [moved])

  function change(
    event: MouseEvent<HTMLButtonElement>,
    step: 'up' | 'down' | 'remove',
    id: string,
  ) {
    event.preventDefault()
    const at = rows.findIndex((row) => row.id === id)
    setState({ rows: changedRows(rows, `${step}.${id}`), turn })
    const next = step === 'remove' ? (rows[at + 1] ?? rows[at - 1])?.id : id
    if (next) setMoved({ id: next, step })
  }

  function add(event: MouseEvent<HTMLButtonElement>) {
    const chosen = new FormData(event.currentTarget.form ?? undefined).get('newKind')
    const kind = BLOCK_KINDS.find((each) => each === chosen)
    if (!kind || rows.length >= CONTENT_LIMITS.mostBlocks) return
    event.preventDefault()
    const row = emptyRow(kind, crypto.randomUUID())
    setState({ rows: [...rows, row], turn })
    setMoved({ id: row.id, step: 'new' })
  }

  return (
    <Card as="section" aria-labelledby="blocks" className="space-y-4">
      <h2 id="blocks" className="text-base font-bold text-ink">
        본문
      </h2>
      <ol ref={list} className="space-y-4">
        {rows.map((row, index) => (
          <li key={row.id} data-row={row.id} className="rounded-md border border-line p-3 sm:p-4">
            <input type="hidden" name={`blocks.${index}.row`} value={`${row.kind} ${row.id}`} />
            <fieldset>
              <legend className="sr-only">{nameOf(row.kind, index)}</legend>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                <p aria-hidden="true" className="text-sm font-bold text-ink">
                  {nameOf(row.kind, index)}
                </p>
                <div className="flex flex-wrap gap-1">
                  {STEPS.map(({ step, label }) => (
                    <SubmitButton
                      key={step}
                      name="step"
                      value={`${step}.${row.id}`}
                      variant="ghost"
                      size="sm"
                      data-step={step}
                      disabled={
                        (step === 'up' && index === 0) ||
                        (step === 'down' && index === rows.length - 1)
                      }
                      aria-label={`${nameOf(row.kind, index)} ${label}`}
                      onClick={(event) => change(event, step, row.id)}
                    >
                      {label}
                    </SubmitButton>
                  ))}
                </div>
              </div>
              <ContentBlockFields row={row} name={`blocks.${index}`} />
            </fieldset>
          </li>
        ))}
      </ol>
      {rows.length === 0 && <p className="text-sm text-ink-3">아직 아무것도 적지 않았어요.</p>}
      <div className="flex flex-wrap items-end gap-2">
        <Field name="newKind" label="더할 칸" initial="paragraph" className="min-w-32">
          {(control) => (
            <Select {...control}>
              {BLOCK_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {BLOCK_LABELS[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SubmitButton
          name="step"
          value="add"
          variant="secondary"
          disabled={rows.length >= CONTENT_LIMITS.mostBlocks}
          onClick={add}
        >
          칸 더하기
        </SubmitButton>
      </div>
    </Card>
  )
}

const STEPS = [
  { step: 'up', label: '위로' },
  { step: 'down', label: '아래로' },
  { step: 'remove', label: '지우기' },
] as const

const nameOf = (kind: BlockKind, index: number) => `${index + 1}. ${BLOCK_LABELS[kind]}`
