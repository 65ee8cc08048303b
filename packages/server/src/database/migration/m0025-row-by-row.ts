/**
 * Scope is checked for each row that was found, and finds no rows itself: every statement names its locations. As an
 * index condition, it made any index of a location look as good as the one that finds the row, so that a lookup by id
 * read every prescription of the location (decision 29).
 */
export const name = '0025-row-by-row';
export const sql = `
do $$
declare
  t text;
begin
  for t in
    select tablename from pg_policies
    where schemaname = 'signa' and policyname = 'own_location' and cmd = 'ALL' and qual not like '%directory%'
  loop
    execute format('alter policy own_location on signa.%I using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
      else location_id = any ((select signa.scope())::bigint[]) end)', t);
  end loop;
end $$;
`;
