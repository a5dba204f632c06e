import {
  FIRST_ORDER_TERMS,
  findTransition,
  ORDER_STATE_NAMES,
  ORDER_STATES,
  ORDER_TIMER_NAMES,
  ORDER_TRANSITIONS,
  ORDER_TRIGGERS,
  ORDER_TYPES,
  type OrderActor,
  type OrderState,
  type OrderTransition,
  type OrderType,
  orderTimerRow,
} from '#contracts/order-states.ts'

export const ORDERS_DOCUMENT = 'docs/orders.md'

const ACTORS: Record<OrderActor, string> = {
  BUYER: 'buyer',
  SELLER: 'seller',
  TIMER: 'time',
  COURIER: 'courier',
  COMPANY: 'company',
  OPERATOR: 'operator',
}

const DIAGRAMS: readonly { title: string; types: readonly OrderType[] }[] = [
  { title: 'By parcel (PARCEL, CVS)', types: ['PARCEL'] },
  { title: 'At a meeting (MEET)', types: ['MEET'] },
  { title: 'E-coupons (DIGITAL)', types: ['DIGITAL'] },
  { title: 'Without payment through us (FREE, DIRECT)', types: ['FREE'] },
]

/** The text of docs/orders.md. */
export const ordersDocument = () => `# Orders

\`npm run docs:orders\` writes this document from \`contracts/order-states.ts\`; \`tests/contract/orders-document.test.ts\` compares
the two. The machine is data: operations, pages, chat cards and notices derive from it, and \`backend/orders/apply-trigger.ts\` is
the only code that changes an order's state. Decision [051](decisions/051-orders-are-one-machine.md) says why.

## Types

${table(
  ['type', 'Korean'],
  Object.entries(ORDER_TYPES).map(([type, label]) => [code(type), label]),
)}

## States

"Product" is the trade state that the product gets; "money" is where the payment is; "turn" is whose action is expected.

${table(
  ['state', 'Korean', 'product', 'money', 'turn', 'end'],
  Object.entries(ORDER_STATES).map(([state, row]) => [
    code(state),
    row.label,
    row.product ?? '–',
    row.money,
    row.turn,
    'isEnd' in row ? 'yes' : '',
  ]),
)}

## What time does

A timer is a row from the entry into its state until the state is left. Lengths are the first terms (table \`order_terms\`); an
order keeps those in force when it was made. Business days are Korea's and begin at ten in the morning.

${table(
  ['timer', 'state', 'types', 'where', 'after', 'then'],
  ORDER_TIMER_NAMES.map((timer) => {
    const { state, types, isBusiness, isBack, after, trigger, isOnBusinessDay, isFromMeeting } =
      orderTimerRow(timer)
    const [unit, key] = Object.entries(after)[0] as [string, keyof typeof FIRST_ORDER_TERMS]
    const words = UNITS[unit] ?? unit
    const where = [
      isBusiness !== undefined && (isBusiness ? 'seller is a business' : 'seller is no business'),
      isBack !== undefined && (isBack ? 'the order has come back' : 'the order has not come back'),
      isFromMeeting && 'from the appointment, if there is one',
    ].filter(Boolean)
    return [
      code(timer),
      code(state),
      types?.join(', ') ?? 'all',
      where.join(', '),
      `${FIRST_ORDER_TERMS[key]} ${words}${isOnBusinessDay ? ', on a business day' : ''}`,
      trigger ? code(trigger) : 'a reminder',
    ]
  }),
)}

## Steps

${table(
  ['trigger', 'from', 'to', 'by', 'types', 'money', 'guard'],
  ORDER_TRIGGERS.flatMap((trigger) =>
    (ORDER_TRANSITIONS[trigger] as readonly OrderTransition[]).map((step) => [
      code(trigger),
      step.from.map(code).join(', '),
      code(step.to),
      step.by.map((actor) => ACTORS[actor]).join(', '),
      step.types?.join(', ') ?? 'all',
      step.money ?? '',
      step.guard ?? '',
    ]),
  ),
)}

${DIAGRAMS.map(({ title, types }) => `## ${title}\n\n${diagram(types[0] as OrderType)}`).join('\n\n')}
`

/** The states that an order of a type can come to, and the steps between them. */
function diagram(type: OrderType): string {
  const edges = new Map<string, Set<string>>()
  const reached = new Set<OrderState>(
    type === 'FREE' ? ['REQUESTED'] : ['REQUESTED', 'PENDING_PAYMENT'],
  )
  for (const state of reached)
    for (const trigger of ORDER_TRIGGERS)
      for (const by of Object.keys(ACTORS) as OrderActor[]) {
        const step = findTransition(trigger, { state, type, by })
        if (!step) continue
        reached.add(step.to)
        const edge = `${state} --> ${step.to}`
        edges.set(edge, (edges.get(edge) ?? new Set()).add(`${ACTORS[by]} ${trigger}`))
      }
  const ends = ORDER_STATE_NAMES.filter(
    (state) => reached.has(state) && 'isEnd' in ORDER_STATES[state],
  )
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...[...reached].map((state) => `  ${state}: ${ORDER_STATES[state].label}`),
    ...[...edges].map(([edge, steps]) => `  ${edge}: ${[...steps].join(', ')}`),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
  ].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('  ', ' '))
    .join('\n')
}

const UNITS: Readonly<Record<string, string>> = {
  businessDays: 'business days',
  hoursBefore: 'hours before the end of the state',
}

const code = (text: string) => `\`${text}\``
