import { insertAnsweredChecks, insertFullCheck } from './full-external-check.js';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import type { Records } from '../api/reaching.testing.js';
import { insertImportFiles } from './insert-import-files.js';
import { insertStoredImport } from './insert-stored-import.js';
import type { TestDatabase } from './test-database.js';
import { sample } from './sample-server.js';

/** Records of Wren Street with whatever else a call can name. */
export interface FullRecords extends Records {
  /** Another client of the location. */
  readonly otherClientId: string;
  readonly clientOfPatientId: string;
  readonly issuedProductId: string;
  readonly productId: string;
  readonly productFamily: string;
  readonly presentationId: string;
  readonly sessionId: string;
  /** What the undo of the import shows first. */
  readonly previewed: string;
}

/** The request ID of a rejected call. */
export const rejectedRequestId = 'K7QX-2M9R-4DTB';

/** Columns that are empty in the sample at Wren Street, and whose types could not be checked. */
const fillings = [
  `update signa.location set website = 'https://wren.example', is_pims_enabled = true, pims_account_id = '${samplePimsAccounts.ezyvet}',
    pims_connection_type = 'EZYVET', pims_writeback_account_id = 'account', pims_writeback_location_id = 'place',
    addresses = (select jsonb_agg(a || '{"addressLine2": "Suite 2"}') from jsonb_array_elements(addresses) a)`,
  `update signa.organization set
    addresses = (select jsonb_agg(a || '{"addressLine2": "Suite 2"}') from jsonb_array_elements(addresses) a)`,
  // Some remain without a record, with an unused provider id.
  `update signa.client set driving_license = 'S123 456', birthdate = '1980-02-29', source_uuid = gen_random_uuid()`,
  `update signa.client set pims_provider_id = 'p' || id, pims_connection_type = 'EZYVET',
    pims_id = case when id % 7 > 0 then coalesce(pims_id, id::text) end,
    addresses = (select coalesce(jsonb_agg(a || '{"addressLine2": "Suite 2"}'), '[]') from jsonb_array_elements(addresses) a)`,
  `update signa.patient set pims_provider_id = 'p' || id, pims_id = coalesce(pims_id, id::text), pims_connection_type = 'EZYVET', deceased_date = '2026-01-01',
    breed_code = coalesce(breed_code, (select min(code) from signa.breed)), birthdate = coalesce(birthdate, '2020-01-01'),
    weight = coalesce(weight, 10), weight_unit = coalesce(weight_unit, 'lbs'),
    last_exam_on = '2026-05-07', last_exam_recorded_at = '2026-05-07T20:05:00.000Z', last_exam_recorded_by = 'Priya Natarajan'`,
  `update signa.product set status = 'Back in May', parent_product_id = 1, subscription_discount_amount = 1.5,
    additional_description_1 = '1', additional_description_2 = '2', additional_description_3 = '3', additional_description_4 = '4',
    images = '{"front": "1.png", "back": "2.png", "tiltLeft": "3.png", "tiltRight": "4.png", "additional": ["5.png"]}'
    where id > 1`,
  `update signa.product set is_out_of_stock = true where product_family = (select product_family from signa.product where id = 3)`,
  `update signa.prescription set allergic_ingredient = 'beef', impersonated_by = 'support@signa.test', pims_consult_id = '1',
    draft_name = coalesce(draft_name, 'rx'), draft_created_at = coalesce(draft_created_at, created_at), decline_reason = 'Due for exam',
    override_reason = case when issued_at is not null then 'other' end, workflow_location_user_id = 1, workflow_status_id = 1,
    written_by = '[{"field": "noteToPharmacy", "locationUserId": "1", "displayName": "Dr. Okafor", "at": "2026-11-20T13:14:00.000Z"}]'
    where location_id = 1`,
  `insert into signa.prescription_workflow (location_id, prescription_id, workflow_status_id, workflow_location_user_id, assigned_at,
    assigned_by, internal_note) select 1, id, 1, 1, now(), 1, 'Call first' from signa.prescription where location_id = 1`,
  `insert into signa.refused_call (number, at, operation, code, milliseconds, user_id, support_username, location_id, records, server_version)
    select '${rejectedRequestId}', now(), 'ArchivePrescription', 'CONFLICT', 4, min(id), '${sample.support}', 1, array['prescription:1'], '0.1.0'
    from signa.app_user`,
  // One external prescription for the first patient, with the lowest id so that it is among those requested.
  `insert into signa.prescription (location_id, id, rx_status, created_at, issued_at, client_id, patient_id, product_id, unit_per_fill,
    directions, refills, expires_on, elsewhere_number, elsewhere_prescriber, elsewhere_place, elsewhere_note, elsewhere_fills_left)
    select 1, 0, 'IssuedElsewhere', now(), now() - interval '9 days', l.client_id, l.patient_id, 1, 60, 'Give 1 tablet.', 3,
      current_date + 90, 'VN-88123', 'Dr. Ines Roth', 'Saratoga Vets', 'By mail', 2
    from signa.patient_client l join signa.patient p on p.location_id = l.location_id and p.id = l.patient_id and not p.is_office_use
    where l.location_id = 1 and l.is_active order by l.patient_id limit 1`,
  'alter table signa.issue_record disable trigger issue_record_kept',
  `update signa.issue_record set content = content || '{"workflowUser": "Priya Natarajan", "batch": {"id": "6a1f3f0e-6d1f-4a53-9a70-0f3d2a1b4c5d", "count": 4}, "recordedLater": {"patient": "2026-11-20T13:14:00.000Z"},
    "checks": {"findings": [{"rule": "table:C01", "grade": "serious", "text": "Kidney disease + meloxicam", "reason": "May harm.", "source": "Label"}],
      "notChecked": [{"kind": "allergy", "name": "xyz", "reason": "Not known"}], "ruleTable": "0123456789abcdef", "software": "0.1.0"},
    "externalChecks": [{"service": "Dosing Desk", "notChecked": ["Late"], "cards": [{"id": "0b8f7f0e-0000-4000-8000-000000000001",
      "summary": "Test first.", "detail": "Twice.", "indicator": "critical", "source": "Panel", "answer": "Dismissed"}]}]}'
    where location_id = 1`,
  'alter table signa.issue_record enable trigger issue_record_kept',
  `update signa.delegation set last_day = current_date + 30`,
  `update signa.location_user set source_uuid = gen_random_uuid()`,
  `insert into signa.location_user_picture (location_id, location_user_id, key, image)
    select location_id, id, md5(id::text) || '0123456789-', '\\x00' from signa.location_user`,
  `insert into signa.shown_alert (location_id, at, rule, grade, prescription_id)
  select 1, '2026-06-01', 'table:C01', 'serious', min(id) from signa.prescription where location_id = 1`,
  `update signa.task set flavor_id = (select min(id) from signa.flavor) where location_id = 1`,
  // Requests that are back from a snooze, wait for an exam, and have a note that concerns every user.
  `update signa.task t set snoozed_until = '2020-01-01', snoozed_at = now(), snoozed_by = u.id, snooze_reason = 'Lab results',
    exam_text = 'Please call us.', exam_asked_at = now(), exam_asked_by = 1
    from signa.location_user u join signa.app_user a on a.id = u.user_id
    where t.location_id = 1 and u.location_id = 1 and a.username = 'vetadmin@signa.test'`,
  `insert into signa.task_note (location_id, id, task_id, at, by_location_user_id, is_assignment, to_location_user_id, note)
    select 1, 900000 + row_number() over (order by id), id, now(), 1, true, 8, 'Please look.' from signa.task where location_id = 1`,
  `insert into signa.task_notification (location_id, note_id, location_user_id, kind)
    select 1, n.id, u.id, 'mentioned' from signa.task_note n join signa.location_user u on u.location_id = 1
    where n.location_id = 1 and n.id < 900006`,
  // One client was merged and changed since, so that its merge cannot be undone.
  `with pair as (select min(id) as kept, (array_agg(id order by id))[2] as merged from signa.client
      where location_id = 1 and not is_office_use),
    marked as (update signa.client c set merged_into = pair.kept from pair where c.location_id = 1 and c.id = pair.merged)
  insert into signa.record_merge (location_id, noun, kept_id, merged_id, at, by_location_user_id, changes)
    select 1, 'client', kept, merged, now(), 1, jsonb_build_array(jsonb_build_object('kind', 'client',
      'before', jsonb_build_object('id', merged, 'email', null), 'after', jsonb_build_object('id', merged, 'email', 'no longer')))
    from pair`,
  `with pair as (select min(id) as kept, max(id) as merged from (select id from signa.patient
      where location_id = 1 and not is_office_use order by id limit 2) first)
    update signa.patient p set merged_into = pair.kept from pair where p.location_id = 1 and p.id = pair.merged`,
  // Two are open, and one ended that is not read yet.
  `insert into signa.impersonation (id, support_username, username, start_location_id, reason, started_at, expires_at, unlocked_until, ended_at)
    values (900001, 'support@signa.test', 'vetadmin@signa.test', 1, 'Ticket 4711', '2026-01-01', '2026-01-02', null, '2026-01-01'),
      (900002, 'support@signa.test', 'vet@signa.test', 1, 'Ticket 4712', '2026-01-01', '2099-01-01', '2098-01-01', null),
      (900003, 'adminsupport@signa.test', 'vet@signa.test', 1, 'Ticket 4713', '2026-01-01', '2099-01-01', '2098-01-01', null)`,
  `insert into signa.impersonation_entry (location_id, impersonation_id, kind, operation, subject, page, reason, first_at, last_at)
    select 1, 900001, 'refused', 'GetLocationClient', 'client:' || min(id), '/clientsearch', 'Not allowed', now(), now()
    from signa.client where location_id = 1`,
  `insert into signa.queue_views (location_id, location_user_id, version, views, default_view)
    select location_id, id, 1, '[{"id": "0b8f7f0e-0000-4000-8000-000000000002", "name": "Cats", "query": "name=cat"}]', 'ready'
    from signa.location_user`,
  // One waits for a second person, one applies, and one was withdrawn.
  `insert into signa.warning_override (location_id, id, row_id, grade, reason, last_day, needs_second, created_at, created_by,
      confirmed_at, confirmed_by, withdrawn_at, withdrawn_by)
    select 1, made.id, made.row_id, made.grade, 'Our vets know it well.', '2099-12-31', made.needs_second, now(), staff.maker,
      case when made.id = 900002 then now() end, case when made.id = 900002 then staff.second end,
      case when made.id = 900003 then now() end, case when made.id = 900003 then staff.second end
    from (select max(u.id) filter (where a.username = 'staff@signa.test') as maker,
        max(u.id) filter (where a.username = 'vetadmin@signa.test') as second
      from signa.location_user u join signa.app_user a on a.id = u.user_id where u.location_id = 1) staff,
      (values (900001, 'S01', null, true), (900002, 'S02', 'worth-knowing', true), (900003, 'S03', 'serious', false))
        made (id, row_id, grade, needs_second)`,
  // Alerts of every patient and client, by its ID: one that applies of each, and one of each client that was ended.
  `insert into signa.record_alert (location_id, id, client_id, patient_id, kind, text, language, contact_method, last_day,
      created_at, created_by, said_at, said_by, ended_at, ended_by_id, end_reason)
    select 1, 900000 + id, null::bigint, id, 'bites', 'muzzle first', null, null, date '2099-12-31', now(), 1, now(), 1, null::timestamptz, null::bigint, null
      from signa.patient where location_id = 1
    union all select 1, 910000 + id, id, null, 'preferredLanguage', 'reads English', 'es', null, null, now(), 1, now(), 1, null, null, null
      from signa.client where location_id = 1
    union all select 1, 920000 + id, id, null, 'doNotContact', 'works nights', null, 'phone', null, now(), 1, now(), 1, now(), 1, 'Retired'
      from signa.client where location_id = 1`,
  // Two at the location, of which only one is complete.
  `insert into signa.favorite (location_id, id, scope, created_by, organization_id, name, product_id, directions, unit_per_fill,
      prn_flag, refills, days_supply, note_to_pharmacy, note_to_client, species_codes, weight_min, weight_max, weight_unit, condition_code)
    select 1, 900001, 'location', 1, l.organization_id, 'Otitis, large dog', 1, 'Give 1 daily.', 30, false, 2, 30, 'Scored', 'With food',
      '{canine}'::text[], 20, 40, 'kg', (select min(code) from signa.health_condition) from signa.location l where l.id = 1
    union all select 1, 900002, 'organization', 1, l.organization_id, 'For any animal', 1, 'Give 1 daily.', null, true, null, null, null, null,
      '{}', null, null, 'lbs', null from signa.location l where l.id = 1`,
  insertFullCheck,
  insertAnsweredChecks,
  `insert into signa.renewal_gates (location_id, is_allowed, exam_months, weight_months, weight_percent)
    values (1, true, 11, 10, 9)`,
  `insert into signa.support_consent (location_id, is_required, until) values (1, false, '2027-01-01')`,
  `insert into signa.outbox_message (location_id, id, kind, idempotency_key, payload, created_at, attempts, last_attempt_at, last_error)
    select 1, 900001, 'pharmacy-prescription', 'prescription-' || min(id) || '-issued', '{}', now(), 5, now(), 'no answer'
    from signa.prescription where location_id = 1 and rx_number is not null`,
];

/** Gives every column of the sample that a response returns a value in some record. */
export async function fillEveryColumn(db: TestDatabase): Promise<void> {
  for (const statement of fillings) await db.asOwner(statement);
  await seedImports(db);
}

/** Three imports: one that can be undone, one with a patient who has a prescription, and one that was undone. */
async function seedImports(db: TestDatabase): Promise<void> {
  const made = await db.asOwner<{ id: string }>(
    `with made as (insert into signa.patient (location_id, name) values (1, 'Newcomer'), (1, 'Newcomer too') returning id)
    insert into signa.patient_client (location_id, patient_id, client_id, is_primary)
      select 1, made.id, (select min(id) from signa.client where location_id = 1 and not is_office_use), true from made
    returning patient_id::text as id`,
  );
  const [first = '', second = ''] = made.map(({ id }) => id);
  const [used] = await db.asOwner<{ id: string }>(
    `select patient_id::text as id from signa.prescription where location_id = 1 and patient_id is not null order by id limit 1`,
  );
  await insertStoredImport(db, '1', [first]);
  await insertStoredImport(db, '1', [second, used?.id ?? '']);
  const undone = await insertStoredImport(db, '1', []);
  await db.asOwner(
    `with ended as (update signa.pims_import set undone_at = now(), undone_by_name = 'Dr. Okafor' where uuid = $1 returning id)
    insert into signa.pims_import_record (location_id, import_id, noun, record_id, client_id, made, is_removed)
    select 1, ended.id, 'client', c.id, c.id, '{}', true
    from ended, (select min(id) as id from signa.client where location_id = 1 and not is_office_use) c`,
    [undone],
  );
}

/** Every record of Wren Street; shorter lists repeat from the start. */
export async function everyRecord(db: TestDatabase): Promise<Omit<FullRecords, 'sessionId' | 'previewed'>[]> {
  const columns = {
    clientId: ['id', 'client where location_id = 1'],
    patientId: ['id', 'patient where location_id = 1'],
    clientOfPatientId: [
      '(select l.client_id from signa.patient_client l where l.location_id = 1 and l.patient_id = p.id order by l.is_primary desc limit 1)',
      'patient p where location_id = 1',
    ],
    prescriptionId: ['id', 'prescription where location_id = 1'],
    issuedProductId: ['product_id', 'prescription where location_id = 1'],
    draftId: ['id', `prescription where location_id = 1 and rx_status = 'Draft'`],
    orderId: ['id', 'order_header where location_id = 1'],
    taskId: ['id', 'task where location_id = 1'],
    taskUuid: ['uuid', 'task where location_id = 1'],
    locationUserId: ['id', 'location_user where location_id = 1'],
    delegateId: ['id', 'location_user where location_id = 1 and is_active'],
    delegationId: ['id', 'delegation where location_id = 1'],
    locationUuid: ['uuid', 'location where id = 1'],
    shortcutId: ['id', 'shortcut where location_id = 1 and is_active'],
    importId: ['uuid', 'pims_import where location_id = 1'],
    userId: ['user_id', 'location_user where location_id = 1'],
    username: ['username', 'app_user'],
    productId: ['id', 'product'],
    productFamily: ['product_family', 'product'],
    presentationId: ['presentation_id', 'product'],
  };
  const lists: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    await Promise.all(
      Object.entries(columns).map(async ([name, [column, table]]) => {
        const found = await db.asOwner<{ value: string | null }>(
          `select ${column ?? ''}::text as value from signa.${table ?? ''} order by id`,
        );
        return [name, found.map(({ value }) => value ?? '')] as const;
      }),
    ),
  );
  const importFiles = await insertImportFiles(db, sample.wren);
  const most = Math.max(...Object.values(lists).map((list) => list.length));
  return Array.from({ length: most }, (_, index) => {
    const at = (name: keyof typeof columns): string => {
      const list = lists[name] ?? [];
      return list[index % list.length] ?? '';
    };
    return {
      locationId: sample.wren,
      locationUuid: at('locationUuid'),
      organizationId: '1',
      pimsAccountId: samplePimsAccounts.ezyvet,
      task: { id: at('taskId'), uuid: at('taskUuid') },
      clientId: at('clientId'),
      otherClientId: lists['clientId']?.[(index + 1) % lists['clientId'].length] ?? '',
      patientId: at('patientId'),
      clientOfPatientId: at('clientOfPatientId'),
      prescriptionId: at('prescriptionId'),
      issuedProductId: at('issuedProductId'),
      draftId: at('draftId'),
      orderId: at('orderId'),
      importId: at('importId'),
      importFiles,
      shortcutId: at('shortcutId'),
      locationUserId: at('locationUserId'),
      delegateId: at('delegateId'),
      delegationId: at('delegationId'),
      userId: at('userId'),
      username: at('username'),
      productId: at('productId'),
      productFamily: at('productFamily'),
      presentationId: at('presentationId'),
    };
  });
}
