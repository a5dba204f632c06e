import { randomUUID } from 'node:crypto'
import { type data, redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { DAMAGE_LIMITS, DAMAGE_STEPS, type DamageStep } from '#contracts/damage-report-rules.ts'
import { damageForms } from './damage-forms.ts'

const STEPS = Object.keys(DAMAGE_STEPS) as DamageStep[]
const nextOf = (step: DamageStep) => STEPS[STEPS.indexOf(step) + 1] ?? 'check'

/** Where each refusal of a step belongs; the others concern the form. */
const FIELDS = {
  WRONG_PHONE: 'phone',
  WRONG_ACCOUNT: 'accountNo',
  WRONG_EMAIL: 'email',
  WRONG_MESSENGER: 'messenger',
  WRONG_CATEGORY: 'categorySeq',
  WRONG_DAY: 'happenedOn',
}

/** The forms of the page of an own report. */
export async function actOnDamageReport(
  context: LoadContext,
  request: Request,
  reportSeq: number,
): Promise<Response | ReturnType<typeof data<unknown>>> {
  const { customerService } = context.services
  const form = await readForm(request, damageForms)
  if (!form.ok) return form.answer
  if (form.intent === 'evidence') return addPhotos(context, reportSeq, form)
  if (form.intent === 'remove') {
    const removed = await customerService.removeDamageEvidence({ reportSeq, ...form.input })
    if (!removed.ok) return form.refuse(removed)
    return redirect(paths.damageReport(reportSeq, { step: 'evidence' }), 303)
  }
  if (form.intent === 'withdraw') {
    const withdrawn = await customerService.withdrawDamageReport({ reportSeq })
    if (!withdrawn.ok) return form.refuse(withdrawn)
    context.session.notify('피해사례를 거두었어요.')
    return redirect(paths.damageReports(), 303)
  }
  if (form.intent === 'submit') {
    const { version } = form.input
    const sent = await customerService.submitDamageReport({ reportSeq, version })
    if (!sent.ok) return form.refuse(sent)
    context.session.notify('피해사례를 접수했어요. 운영팀이 확인하고 알려 드릴게요.')
    return redirect(paths.damageReport(reportSeq), 303)
  }
  const { intent: step, input } = form
  const { version, ...part } = input
  const saved = await customerService.saveDamageReport({
    reportSeq,
    version,
    part: { step, ...part } as Parameters<typeof customerService.saveDamageReport>[0]['part'],
  })
  if (!saved.ok) return form.refuse(saved, FIELDS)
  return redirect(paths.damageReport(reportSeq, { step: nextOf(step) }), 303)
}

/** Stores the pictures that were chosen, one after another; those that are no pictures are named with the reason. */
async function addPhotos(
  { services: { customerService } }: LoadContext,
  reportSeq: number,
  form: {
    input: { photos: File[] }
    refuse: (
      refused: { status: number; message: string },
      at: string,
    ) => ReturnType<typeof data<never>>
  },
) {
  const photos = form.input.photos.filter(({ size, name }) => size > 0 || name !== '')
  if (photos.length === 0)
    return form.refuse({ status: 400, message: '올릴 사진을 골라 주세요.' }, 'photos')
  const problems: { status: number; message: string }[] = []
  for (const photo of photos.slice(0, DAMAGE_LIMITS.files)) {
    const added = await customerService.addDamageEvidence({
      reportSeq,
      uploadId: randomUUID(),
      photo,
    })
    if (!added.ok)
      problems.push({ status: added.status, message: `${photo.name}: ${added.message}` })
  }
  if (photos.length > DAMAGE_LIMITS.files)
    problems.push({
      status: 400,
      message: `사진은 ${DAMAGE_LIMITS.files}장까지 올릴 수 있어요. 나머지는 올리지 않았어요.`,
    })
  const [first] = problems
  if (!first) return redirect(paths.damageReport(reportSeq, { step: 'evidence' }), 303)
  const message = problems.map((problem) => problem.message).join(' ')
  return form.refuse({ status: first.status, message }, 'photos')
}
