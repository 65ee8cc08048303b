/**
 * The name of a draft, which has no number (P-120): every run of characters other than letters and digits becomes one
 * hyphen.
 */
export const name = '0021-draft-name';
export const sql = `
alter table signa.prescription add column draft_name text;
update signa.prescription rx set draft_name = 'rx_'
  || coalesce((select btrim(regexp_replace(concat_ws(' ', c.first_name, c.last_name), '[^[:alnum:]]+', '-', 'g'), '-')
    from signa.client c where c.location_id = rx.location_id and c.id = rx.client_id), '') || '_'
  || coalesce((select btrim(regexp_replace(p.name, '[^[:alnum:]]+', '-', 'g'), '-')
    from signa.patient p where p.location_id = rx.location_id and p.id = rx.patient_id), '') || '_'
  || to_char(rx.draft_created_at at time zone (select l.time_zone from signa.location l where l.id = rx.location_id), 'YYYYMMDDHH24MISS')
where rx.draft_created_at is not null;
`;
