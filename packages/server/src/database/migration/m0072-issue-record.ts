/**
 * An issued prescription's issue record is stored with it and never changes (P-330, decision 81). Rows are insert-only:
 * neither role can update them, and a trigger rejects it even for functions and the owner.
 *
 * Earlier prescriptions get their record from the audit. The audit entry of the issue has all that it named; without
 * one, the entries of the patient, the client, the location, and the vet have their values at the time. A value known
 * only from a later time is marked with that time (P-334). The function is kept: during an upgrade, a server of the
 * previous version issues without a record, and its prescriptions are read through the same function.
 */
export const name = '0072-issue-record';

const patientKeys = `array['name', 'species', 'breed', 'gender', 'birthdate', 'weight', 'weightUnit', 'allergies',
  'healthConditions', 'isPIMSImport', 'pimsConnectionType']`;
const locationKeys = `array['name', 'timeZone', 'priceBookType', 'locationAddresses', 'locationPhones', 'locationPharmacies']`;
const productKeys = `array['title', 'sku', 'ingredients', 'productPresentation', 'strengthDisplay', 'unitMeasure', 'packsizeQty',
  'isControlled', 'deaSchedule', 'productApprovalType', 'fullfillmentVendor']`;

export const sql = `
create table signa.issue_record (
  location_id bigint not null,
  prescription_id bigint not null,
  recorded_at timestamptz(3) not null,
  content jsonb not null check (content ?& array['version', 'patient', 'client', 'location', 'vet', 'product', 'recordedLater']),
  primary key (location_id, prescription_id)
);
grant select, insert on signa.issue_record to signa_app;
alter table signa.issue_record enable row level security;
alter table signa.issue_record force row level security;
create policy functions on signa.issue_record to signa_functions using (true) with check (true);
create policy own_location on signa.issue_record to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));

create function signa.refuse_change_of_issue_record() returns trigger
  language plpgsql set search_path = signa, pg_temp as $$
begin
  raise exception 'What a prescription was issued on never changes' using errcode = 'check_violation';
end $$;
create trigger issue_record_kept before update or delete on signa.issue_record
  for each row execute function signa.refuse_change_of_issue_record();

create function signa.picked(p_document jsonb, p_keys text[]) returns jsonb
  language sql immutable set search_path = signa, pg_temp as $$
  select case when jsonb_typeof(p_document) = 'object'
    then (select jsonb_object_agg(key, coalesce(p_document -> key, 'null')) from unnest(p_keys) key) else 'null' end
$$;

-- A record as the audit has it at a moment: {document, at}. After the last change before that moment it is known; before
-- the first change after it, which is then named, it is what was there until then. Null where the audit has neither.
create function signa.audited_record(p_location bigint, p_subject text, p_id text, p_keys text[], p_at timestamptz, p_until timestamptz)
  returns jsonb language sql stable set search_path = signa, pg_temp as $$
  select coalesce(
    (select jsonb_build_object('document', r.after, 'at', null) from audit_record r
      where r.location_id = p_location and r.subject = p_subject and r.at <= p_at and r.after ?& p_keys and r.after ->> 'id' = p_id
      order by r.at desc, r.sequence desc limit 1),
    (select jsonb_build_object('document', r.before, 'at', instant(r.at)) from audit_record r
      where r.location_id = p_location and r.subject = p_subject and r.at > p_at and r.at <= p_until and r.before ?& p_keys
        and r.before ->> 'id' = p_id
      order by r.at, r.sequence limit 1))
$$;

-- The records that a prescription names, as they are now, with the keys of the contract.
create function signa.named_records(p_location bigint, p_prescription bigint) returns jsonb
  language sql stable set search_path = signa, pg_temp as $$
  select jsonb_build_object(
    'locationPatient', (select jsonb_build_object('name', pt.name,
        'species', (select jsonb_build_object('code', s.code, 'name', s.name, 'icon', s.icon) from species s where s.code = pt.species_code),
        'breed', (select jsonb_build_object('code', b.code, 'name', b.name) from breed b where b.code = pt.breed_code),
        'gender', pt.gender, 'birthdate', pt.birthdate, 'weight', pt.weight, 'weightUnit', pt.weight_unit, 'allergies', pt.allergies,
        'healthConditions', pt.health_conditions, 'currentMeds', pt.current_meds, 'isPIMSImport', pt.is_pims_import,
        'pimsConnectionType', pt.pims_connection_type)
      from patient pt where pt.location_id = rx.location_id and pt.id = coalesce(rx.issued_patient_id, rx.patient_id)),
    'locationClient', (select jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'phones', c.phones,
        'addresses', c.addresses)
      from client c where c.location_id = rx.location_id and c.id = coalesce(rx.issued_client_id, rx.client_id)),
    'location', jsonb_build_object('name', l.name, 'timeZone', l.time_zone, 'priceBookType', l.price_book_type,
      'locationAddresses', l.addresses, 'locationPhones', l.phones,
      'locationPharmacies', (select coalesce(jsonb_agg(jsonb_build_object('code', ph.code, 'name', ph.name, 'fax', ph.fax,
          'isPrimary', k.position = 1) order by k.position), '[]')
        from unnest(l.pharmacy_codes) with ordinality as k(code, position) join pharmacy ph on ph.code = k.code)),
    'authorizingVetLocationUser', (select jsonb_build_object('displayName', u.display_name, 'vetLicenseState', u.vet_license_state)
      from location_user u where u.location_id = rx.location_id and u.id = rx.authorizing_vet_id),
    'actingLocationUser', (select jsonb_build_object('displayName', u.display_name)
      from location_user u where u.location_id = rx.location_id and u.id = rx.acting_location_user_id),
    'workflowLocationUser', (select jsonb_build_object('displayName', u.display_name)
      from location_user u where u.location_id = rx.location_id and u.id = rx.workflow_location_user_id),
    'product', (select jsonb_build_object('title', p.title, 'sku', p.sku, 'ingredients', p.ingredients,
        'productPresentation', (select jsonb_build_object('id', pp.id::text, 'description', pp.description, 'image', pp.image)
          from product_presentation pp where pp.id = p.presentation_id),
        'strengthDisplay', p.strength_display,
        'unitMeasure', case when p.unit_measure is not null then jsonb_build_object('description', p.unit_measure) end,
        'packsizeQty', p.packsize_qty, 'isControlled', p.is_controlled, 'deaSchedule', p.dea_schedule,
        'productApprovalType', p.approval_type, 'fullfillmentVendor', p.fulfillment_vendor, 'priceBooks', p.price_books)
      from product p where p.id = rx.product_id),
    'flavor', (select jsonb_build_object('flavor', f.flavor) from flavor f where f.id = rx.flavor_id))
  from prescription rx join location l on l.id = rx.location_id
  where rx.location_id = p_location and rx.id = p_prescription
$$;

-- What a prescription was issued on, as far as the audit reaches; null for what was not issued here.
create function signa.reconstructed_issue_record(p_location bigint, p_prescription bigint) returns jsonb
  language plpgsql stable set search_path = signa, pg_temp as $$
declare
  rx prescription;
  entry record;
  document jsonb;
  later jsonb := '{}';
  until timestamptz;
  part record;
  found jsonb;
begin
  select * into rx from prescription x where x.location_id = p_location and x.id = p_prescription;
  if rx.issued_at is null or rx.rx_status in ('Draft', 'RejectedDraft', 'IssuedElsewhere') then return null; end if;
  select r.at, r.before ->> 'issuedDate' is null as is_issue, case when r.before ->> 'issuedDate' is null then r.after else r.before end as document
    into entry from audit_record r
    where r.location_id = p_location and r.subject = 'prescription:' || p_prescription
      and case when r.before ->> 'issuedDate' is null then r.after else r.before end ?& array['issuedDate', 'locationPatient', 'location', 'product']
      and case when r.before ->> 'issuedDate' is null then r.after else r.before end ->> 'issuedDate' is not null
    order by r.at, r.sequence limit 1;
  document := coalesce(entry.document, named_records(p_location, p_prescription));
  if entry.is_issue is distinct from true then
    until := coalesce(entry.at, now());
    for part in
      select * from (values
        ('patient', 'locationPatient', 'patient:' || coalesce(rx.issued_patient_id, rx.patient_id), coalesce(rx.issued_patient_id, rx.patient_id)::text,
          array['id', 'name', 'species', 'allergies']),
        ('client', 'locationClient', 'client:' || coalesce(rx.issued_client_id, rx.client_id), coalesce(rx.issued_client_id, rx.client_id)::text,
          array['id', 'firstName', 'addresses']),
        ('location', 'location', 'location:' || rx.location_id, rx.location_id::text, array['id', 'name', 'locationAddresses']),
        ('vet', 'authorizingVetLocationUser', 'user:' || (select u.user_id from location_user u where u.location_id = rx.location_id
          and u.id = rx.authorizing_vet_id), rx.authorizing_vet_id::text, array['id', 'displayName', 'vetLicenseState']),
        ('product', 'product', null, null, null)) v (part, key, subject, id, keys)
    loop
      continue when jsonb_typeof(document -> part.key) is distinct from 'object';
      found := case when part.subject is not null
        then audited_record(p_location, part.subject, part.id, part.keys, rx.issued_at, until) end;
      if found is null then
        later := later || jsonb_build_object(part.part, instant(until));
      else
        document := document || jsonb_build_object(part.key, (document -> part.key) || (found -> 'document'));
        if found ->> 'at' is not null then later := later || jsonb_build_object(part.part, found -> 'at'); end if;
      end if;
    end loop;
  end if;
  return jsonb_build_object(
    'version', 1,
    'patient', picked('{"isPIMSImport": false}' || (document -> 'locationPatient'), ${patientKeys}),
    'medications', (select coalesce(jsonb_agg(m -> 'name'), '[]')
      from jsonb_path_query(document, '$.locationPatient.currentMeds[*]') m),
    'client', picked(document -> 'locationClient', array['firstName', 'lastName', 'phones', 'addresses']),
    'location', picked(document -> 'location', ${locationKeys}),
    -- The numbers of the day of issue were always kept.
    'vet', case when jsonb_typeof(document -> 'authorizingVetLocationUser') = 'object'
      then picked(document -> 'authorizingVetLocationUser', array['displayName', 'vetLicenseState'])
        || jsonb_build_object('vetLicenseNumber', rx.vet_license, 'deaLicense', rx.dea_license) end,
    'product', picked(document -> 'product', ${productKeys}) || jsonb_build_object('priceBooks', (
      select coalesce(jsonb_agg(b), '[]') from jsonb_path_query(document, '$.product.priceBooks[*]') b
        where b ->> 'name' = document #>> '{location,priceBookType}')),
    'flavor', document #> '{flavor,flavor}',
    'submittedBy', document #> '{actingLocationUser,displayName}',
    'workflowUser', document #> '{workflowLocationUser,displayName}',
    'pharmacyFax', coalesce(
      (select nullif(trim(ph ->> 'fax'), '') from jsonb_path_query(document, '$.location.locationPharmacies[*]') ph
        where ph ->> 'code' = document #>> '{product,fullfillmentVendor}' limit 1),
      (select nullif(trim(ph.fax), '') from pharmacy ph where ph.code = document #>> '{product,fullfillmentVendor}')),
    'signature', 'This is my eSignature and implies I have valid VCPR as defined by the AVMA.',
    'checks', null,
    'recordedLater', later);
end $$;
revoke execute on function signa.picked(jsonb, text[]), signa.audited_record(bigint, text, text, text[], timestamptz, timestamptz),
  signa.named_records(bigint, bigint), signa.reconstructed_issue_record(bigint, bigint) from public;
grant execute on function signa.picked(jsonb, text[]), signa.audited_record(bigint, text, text, text[], timestamptz, timestamptz),
  signa.named_records(bigint, bigint), signa.reconstructed_issue_record(bigint, bigint) to signa_app, signa_functions;

-- A hundred thousand prescriptions take a minute or more, and each is only read in that time.
set local statement_timeout = 0;
insert into signa.issue_record (location_id, prescription_id, recorded_at, content)
select rx.location_id, rx.id, now(), made.content
from signa.prescription rx cross join lateral (select signa.reconstructed_issue_record(rx.location_id, rx.id) as content) made
where rx.issued_at is not null and rx.rx_status not in ('Draft', 'RejectedDraft', 'IssuedElsewhere') and made.content is not null;
-- Only now: a foreign key keeps whoever writes prescriptions waiting until the end of the transaction.
alter table signa.issue_record add constraint issue_record_prescription foreign key (location_id, prescription_id)
  references signa.prescription not valid;
`;
