import { comparable, keptActivity, searchTerms } from '@signa/core/client';
import type {
  Operations,
  QueryUnlinkedLocationClientsArgs,
  QueryUnlinkedLocationClientsCountArgs,
} from '@signa/core/operation';
import { providerIdTypes } from '@signa/core/pims';
import { Conditions, containing } from '../conditions.js';
import { skip, take } from '../page.js';
import { type Queryable, rows, single } from '../statement.js';
import { listedClientColumns } from './client-json.js';

type Listed = Operations['GetUnlinkedLocationClients']['data']['unlinkedLocationClients'][number];

/** A page of the clients who are not linked with the practice system, in the order of the client list (C-125, C-155). */
export async function listUnlinkedClients(
  sql: Queryable,
  args: QueryUnlinkedLocationClientsArgs,
): Promise<readonly Listed[]> {
  const where = unlinked(args);
  const page = `limit ${where.bind(take(args.take))} offset ${where.bind(skip(args.skip))}`;
  return rows<Listed>(
    sql,
    `select ${listedClientColumns} from signa.client c where ${where.text}
    order by lower(c.last_name), lower(c.first_name), c.id ${page}`,
    where.values,
  );
}

/** How many there are of them (C-155). */
export async function countUnlinkedClients(
  sql: Queryable,
  args: QueryUnlinkedLocationClientsCountArgs,
): Promise<number> {
  const where = unlinked(args);
  const { count } = await single<{ count: number }>(
    sql,
    `select count(*)::integer as count from signa.client c where ${where.text}`,
    where.values,
  );
  return count;
}

/** Office use is no pet owner and can never be linked (C-003); an id of the provider links where the system has such ids. */
function unlinked(args: QueryUnlinkedLocationClientsCountArgs): Conditions {
  const name = comparable(args.nameFilter ?? '');
  const where = new Conditions()
    .with('c.location_id = ?', args.locationId)
    .always('not c.is_office_use and c.merged_into is null')
    .with('c.pims_id is null and not (c.pims_connection_type = any (?) and c.pims_provider_id is not null)', [
      ...providerIdTypes,
    ])
    .with('c.is_active = ?', keptActivity(args.activeRequestFilter ?? 'active'))
    .with(`${asCompared(nameOf)} like lower(?)`, name ? containing(name) : null);
  return searchTerms(args.filter ?? '').reduce((all, term) => all.with(isInAText, containing(term)), where);
}

const nameOf = `concat_ws(' ', c.first_name, c.last_name)`;
const asCompared = (text: string) => `lower(regexp_replace(${text}, '\\s+', ' ', 'g'))`;

/** The texts of a client in which a term of a search may be contained (C-016). */
const isInAText = `exists (select from (
    select ${nameOf} as line
    union all select c.email
    union all select regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g')
      from jsonb_array_elements(c.phones) p where (p ->> 'isActive')::boolean
    union all select pt.name from signa.patient_client l
      join signa.patient pt on pt.location_id = l.location_id and pt.id = l.patient_id
      where l.location_id = c.location_id and l.client_id = c.id and l.is_active) texts
  where ${asCompared('line')} like lower(?))`;
