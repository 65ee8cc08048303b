import type { Operations } from '@signa/core/contract';
import { likeliestOfReadings, type PersonFacts, personOfClient, surnameKey, surnameShare } from '@signa/core/clients';
import { z } from 'zod';
import { key } from '../../key.js';
import { unknownJson } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';
import { comparedClientFields } from './client-json.js';

type Candidate = Undescribed<Operations['GetSameClientCandidates']['data']['sameClientCandidates'][number]>;

/** Number of index matches to read and compare, those with the most keys in common first. */
const judged = 60;
/** The same limit for a text search, where each match is compared with every reading of the text. */
const judgedOfText = 30;

/**
 * The clients of a location that typed text could refer to: candidates from the index, compared by core (C-230, C-234,
 * C-305).
 */
export async function sameClientCandidates(
  sql: Queryable,
  locationId: string,
  readings: readonly PersonFacts[],
): Promise<Candidate[]> {
  if (readings.length === 0) return [];
  const answer = await single(sql, closeClients, [
    key(locationId),
    JSON.stringify(readings.map(keyed)),
    readings.length > 1 ? judgedOfText : judged,
  ]);
  const found = foundKeys.parse(answer.found);
  if (found.ids.length === 0) return [];
  const clients = await rows(sql, statement, [key(locationId), found.ids]);
  return likeliestOfReadings(readings, clients, personOfClient, shareAt(found)).map(({ candidate, judgement }) => ({
    locationClient: candidate,
    sameness: judgement.sameness,
    reasons: [...judgement.reasons],
    marks: [...judgement.marks],
  }));
}

/** Keys to look up in the index. */
const keyed = ({ phones, patients, ...person }: PersonFacts) => ({
  ...person,
  phones: phones.map(({ phoneNumber }) => phoneNumber),
  pets: patients.map(({ name }) => name),
});

const closeClients = select(fields({ found: unknownJson('signa.find_close_clients($1, $2, $3)') }), '');

/** What the index reports about a location. */
const foundKeys = z.object({
  ids: z.array(z.string()),
  /** Clients of the location, counted up to ten thousand. */
  clients: z.number(),
  /** Clients per surname among the matches. */
  bearers: z.record(z.string(), z.number()),
});

/** How common a surname is at the location; spelling variants count together. */
function shareAt({ clients, bearers }: z.infer<typeof foundKeys>): (surname: string) => number {
  const counts = new Map<string, number>();
  for (const [name, count] of Object.entries(bearers)) {
    const surname = surnameKey(name);
    counts.set(surname, (counts.get(surname) ?? 0) + count);
  }
  return (surname) => surnameShare(counts.get(surname) ?? 0, clients);
}

const statement = select(
  comparedClientFields,
  `from unnest($2::bigint[]) with ordinality as page (id, position)
    join signa.client c on c.location_id = $1 and c.id = page.id
  order by page.position`,
);
