import { keptActivity, searchTerms } from '@signa/core/client';
import type { Operations, QueryLocationClientSearchArgs } from '@signa/core/operation';
import { Conditions, containing } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import { type Queryable, rows, single } from '../statement.js';
import { clientPatientsJson } from './client-json.js';

export type FoundClient = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];

/** A page of a location's clients and how many there are in all, as core's `isFoundBy` finds them (C-016, C-148). */
export async function searchClients(
  sql: Queryable,
  args: QueryLocationClientSearchArgs,
): Promise<{ data: FoundClient[]; count: number }> {
  const where = conditionsOf(args);
  const from = `from signa.client c where ${where.text}`;
  const { count } = await single<{ count: number }>(sql, `select count(*)::integer as count ${from}`, where.values);
  const data = await rows<FoundClient>(
    sql,
    `select c.id::text as "id", c.uuid as "uuid", c.location_id::text as "locationId", c.first_name as "firstName",
      c.last_name as "lastName", c.email as "email", c.is_active as "isActive", c.pims_id as "pimsId",
      c.pims_provider_id as "pimsProviderId", c.pims_connection_type as "pimsConnectionType", c.phones as "phones",
      ${clientPatientsJson('c.location_id', 'c.id')} as "locationPatientClients"
    ${from} order by lower(c.last_name), lower(c.first_name), c.id
    limit ${where.bind(take(args.take))} offset ${where.bind(skip(args.skip))}`,
    where.values,
  );
  return { data, count };
}

function conditionsOf({ locationId, organizationId, activeFilterType, filter }: QueryLocationClientSearchArgs) {
  const where = new Conditions()
    .with('c.location_id = ?', key(locationId))
    .always('not c.is_office_use')
    .with(
      'exists (select from signa.location l where l.id = c.location_id and l.organization_id = ?)',
      organizationId && key(organizationId),
    )
    .with('c.is_active = ?', keptActivity(activeFilterType));
  for (const term of searchTerms(filter ?? '')) where.with(contains, containing(term));
  return where;
}

const contains = `concat_ws(' ', c.first_name, c.last_name) ilike ? or c.email ilike ?
  or exists (select from jsonb_array_elements(c.phones) p
    where (p ->> 'isActive')::boolean and regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g') like ?)
  or exists (select from signa.patient_client l join signa.patient pt on pt.location_id = l.location_id and pt.id = l.patient_id
    where l.location_id = c.location_id and l.client_id = c.id and l.is_active and pt.name ilike ?)`;
