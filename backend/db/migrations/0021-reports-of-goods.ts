import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table chat_report rename to report`,
  `alter table report
    alter column room_id drop not null,
    add column kind text not null default 'CHAT' check (kind in ('CHAT', 'PRODUCT', 'STORE')),
    add column product_seq bigint references product,
    add column snapshot jsonb`,
  `update report set product_seq = (select product_seq from chat_room where chat_room.room_id = report.room_id)`,
  `alter table report add constraint report_names_its_object check (
    case kind
      when 'CHAT' then room_id is not null and product_seq is not null
      when 'PRODUCT' then room_id is null and product_seq is not null and snapshot is not null
      else room_id is null and product_seq is null and snapshot is not null
    end
  )`,
  `create unique index report_open_product on report (product_seq, reporter_store_seq)
    where state = 'OPEN' and kind = 'PRODUCT'`,
  `create unique index report_open_store on report (reported_store_seq, reporter_store_seq)
    where state = 'OPEN' and kind = 'STORE'`,
]

export const reportsOfGoods: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
