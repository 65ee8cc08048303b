/**
 * A repeat is answered only with the right at its record's location, which may have been revoked since the first call
 * (A-019).
 */
export const name = '0022-whose-repeat';
export const sql = `
create or replace function signa.claim_key(p_username text, p_key text, p_operation text, p_input_hash text) returns jsonb
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  known idempotency_record;
begin
  perform pg_advisory_xact_lock(hashtextextended('signa.repeat:' || p_username || ':' || p_key, 0));
  select * into known from idempotency_record where username = p_username and key = p_key;
  if not found then return null; end if;
  if known.operation <> p_operation or known.input_hash <> p_input_hash then return jsonb_build_object('isOther', true); end if;
  return jsonb_build_object('isOther', false, 'locationId', known.location_id::text, 'answer', known.answer);
end $$;
`;
