/**
 * A seven-digit phone matches the last seven of ten digits, after the clients with all ten (C-281). The seven digits
 * use the trigram index, as when only they are typed; the ten are then compared.
 */
export const name = '0060-phones-without-area-code';
export const sql = `
create or replace function signa.find_clients(p_location bigint, p_is_active boolean, p_patterns text[], p_limit integer, p_skip integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  kept text := format('location_id = %L::bigint', p_location);
  -- Those who have each number whole come first.
  rank text := '';
  ranked text;
  pattern text;
  digits text;
  answer jsonb;
begin
  perform require_scope(p_location);
  if p_is_active is not null then
    kept := kept || format(' and is_active = %L', p_is_active);
  end if;
  foreach pattern in array p_patterns loop
    digits := substring(pattern from '^%[0-9]{3}([0-9]{7})%$');
    if digits is null then
      kept := kept || format(' and texts like lower(%L)', pattern);
    else
      kept := kept || format($kept$ and texts like %L and (texts like %L or E'\\n' || texts || E'\\n' like %L)$kept$,
        '%' || digits || '%', pattern, E'%\\n' || digits || E'\\n%');
      rank := rank || case when rank = '' then '' else ' or ' end || format('texts not like %L', pattern);
    end if;
  end loop;
  ranked := case when rank = '' then '' else 'is_after, ' end || 'last_name, first_name, client_id';
  execute format($statement$
    with found as %s (select client_id, last_name, first_name, %s as is_after from client_search where %s)
    select jsonb_build_object('count', (select count(*) from found), 'ids', coalesce((
      select jsonb_agg(page.client_id::text order by %s) from (select * from found order by %s limit %s offset %s) page), '[]'))
  $statement$, case when cardinality(p_patterns) > 0 then 'materialized' else 'not materialized' end,
    case when rank = '' then 'false' else rank end, kept, ranked, ranked, p_limit, p_skip)
  into answer;
  return answer;
end $$;
`;
