-- pgTAP test of the privileges that the role signa_app has on each table. Run it like walls.sql. The test fails for a
-- table that isn't listed here, and for a listed table that doesn't exist.
begin;
create schema tap;
create extension pgtap schema tap;
set local search_path = tap, pg_catalog;
select * from no_plan();

-- Effective privileges on whole tables and on columns, including those granted to PUBLIC or through another role.
select set_eq($$
  with asked as (
    select c.oid, c.relname, p.privilege from pg_class c cross join unnest(array['delete', 'insert', 'select', 'update']) as p (privilege)
    where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relkind in ('r', 'p')
  ), judged as (
    select relname, oid, privilege, has_table_privilege('signa_app', oid, privilege) as is_whole from asked
  ), parts as (
    select j.relname, j.privilege, string_agg(t.attname, ', ' order by t.attname) as columns from judged j join pg_attribute t on t.attrelid = j.oid
    where not j.is_whole and j.privilege <> 'delete' and t.attnum > 0 and not t.attisdropped and has_column_privilege('signa_app', j.oid, t.attnum, j.privilege)
    group by j.relname, j.privilege
  )
  select j.relname::text, concat_ws('; ', string_agg(j.privilege, ', ' order by j.privilege) filter (where j.is_whole),
    (select string_agg(p.privilege || ' of ' || p.columns, '; ' order by p.privilege) from parts p where p.relname = j.relname))
  from judged j group by j.relname
$$, $$ values
  ('access_keep', 'insert, select, update'),
  ('access_review', 'insert, select'),
  ('access_version', 'select'),
  ('allergy', 'select'),
  ('app_user', 'select; insert of email, first_name, id, is_enabled_in_okta, last_name, phones, provider_id, username; update of email, first_name, is_enabled_in_okta, last_name, phones, provider_id, username, version'),
  ('audit_head', 'select'),
  ('audit_record', 'select'),
  ('breed', 'select'),
  ('client', 'insert, select, update'),
  ('client_search', ''),
  ('delegation', 'delete, insert, select, update'),
  ('feature_flag', 'insert, select, update'),
  ('file_import', 'insert, select; update of finished_at, is_open, lines_done'),
  ('file_record', 'delete, insert, select'),
  ('flavor', 'select'),
  ('health_condition', 'select'),
  ('idempotency_record', 'insert, select, update'),
  ('identity', ''),
  ('impersonation', 'insert, select, update'),
  ('impersonation_entry', 'select'),
  ('inbound_event', 'insert, select, update'),
  ('location', 'select; insert of addresses, created_at, email_address, hin, id, is_enabled_for_writeback, is_office_use_enabled, is_pims_enabled, is_primary, location_account_id, name, organization_id, pharmacy_codes, phones, pims_account_id, pims_connection_type, pims_writeback_account_id, pims_writeback_location_id, portal_type_id, time_zone, website; update of addresses, email_address, hin, is_active, is_enabled_for_writeback, is_office_use_enabled, is_pims_enabled, location_account_id, name, organization_id, pharmacy_codes, phones, pims_account_id, pims_account_secret, pims_connection_type, pims_writeback_account_id, pims_writeback_location_id, portal_type_id, time_zone, version, website'),
  ('location_user', 'delete, insert, select, update'),
  ('location_user_picture', 'delete, insert, select, update'),
  ('medication', 'select'),
  ('migration', 'select'),
  ('module', 'select'),
  ('order_header', 'insert, select, update'),
  ('order_line', 'insert, select, update'),
  ('organization', 'select; insert of accountno, addresses, dba_name, email_address, fax, hin, is_pims_enabled, name, pharmacy_codes, phones, website; update of accountno, addresses, dba_name, email_address, fax, hin, is_active, is_pims_enabled, name, pharmacy_codes, phones, version, website'),
  ('outbox_message', 'insert, select, update'),
  ('patient', 'insert, select, update'),
  ('patient_client', 'insert, select, update'),
  ('pharmacy', 'select'),
  ('pims_connection', 'delete, insert, select'),
  ('pims_consult', 'insert, select'),
  ('pims_import', 'insert, select; update of undone_at, undone_by_name'),
  ('pims_import_record', 'insert, select'),
  ('pims_refresh', 'insert, select, update'),
  ('pims_sync', 'insert, select, update'),
  ('portal_type', 'select'),
  ('practice_search', ''),
  ('prescription', 'insert, select, update'),
  ('prescription_event', 'insert, select, update'),
  ('prescription_workflow', 'insert, select, update'),
  ('product', 'select'),
  ('product_facet', 'select'),
  ('product_family', 'select'),
  ('product_presentation', 'select'),
  ('reason_for_compound', 'select'),
  ('record_merge', 'insert, select; update of undone_at, undone_by'),
  ('recorded_weight', 'insert, select; update of patient_id'),
  ('refused_call', ''),
  ('role', 'select'),
  ('role_module', 'select'),
  ('session', ''),
  ('session_token', ''),
  ('shortcut', 'insert, select, update'),
  ('shown_alert', 'insert, select'),
  ('sign_in', ''),
  ('species', 'select'),
  ('support_consent', 'insert, select, update'),
  ('support_user', 'select'),
  ('task', 'insert, select, update'),
  ('workflow_status', 'select')
$$, 'signa_app has exactly these privileges on each table');

select * from finish();
rollback;
