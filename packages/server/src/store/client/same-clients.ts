import type { Operations } from '@signa/core/contract';
import { likeliestOfReadings, type PersonFacts, personOfClient, surnameKey, surnameShare } from '@signa/core/clients';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';
import { listedClientColumns } from './client-json.js';

type Candidate = Operations['GetSameClientCandidates']['data']['sameClientCandidates'][number];
type Found = Candidate['locationClient'] & {
  readonly addresses: readonly {
    readonly addressLine1: string;
    readonly addressLine2: string | null;
    readonly zip: string;
    readonly isActive: boolean;
  }[];
};

/** How many with a key in common are read and judged; the index gives those with the most keys first. */
const judged = 60;
/** The same for a text, each of whom is judged by every reading of it. */
const judgedOfText = 30;

/**
 * The clients of a location who may be one of the persons that a typed text means, found by index and judged by core
 * (C-230, C-234, C-305).
 */
export async function sameClientCandidates(
  sql: Queryable,
  locationId: string,
  readings: readonly PersonFacts[],
): Promise<Candidate[]> {
  if (readings.length === 0) return [];
  const { found } = await uncheckedRow<{ found: FoundKeys }>(
    sql,
    'select signa.find_close_clients($1, $2, $3) as found',
    [key(locationId), JSON.stringify(readings.map(keyed)), readings.length > 1 ? judgedOfText : judged],
  );
  if (found.ids.length === 0) return [];
  const clients = await uncheckedRows<Found>(sql, statement, [key(locationId), found.ids]);
  return likeliestOfReadings(readings, clients, personOfClient, shareAt(found)).map(({ candidate, judgement }) => ({
    locationClient: candidate,
    sameness: judgement.sameness,
    reasons: [...judgement.reasons],
    marks: [...judgement.marks],
  }));
}

/** What the index is asked by. */
const keyed = ({ phones, patients, ...person }: PersonFacts) => ({
  ...person,
  phones: phones.map(({ phoneNumber }) => phoneNumber),
  pets: patients.map(({ name }) => name),
});

/** What the index tells of a location. */
interface FoundKeys {
  readonly ids: readonly string[];
  /** Of the location, counted to ten thousand. */
  readonly clients: number;
  /** Clients of each surname among those found. */
  readonly bearers: Readonly<Record<string, number>>;
}

/** How common a surname is at the location; writings of one surname count together. */
function shareAt({ clients, bearers }: FoundKeys): (surname: string) => number {
  const counts = new Map<string, number>();
  for (const [name, count] of Object.entries(bearers)) {
    const surname = surnameKey(name);
    counts.set(surname, (counts.get(surname) ?? 0) + count);
  }
  return (surname) => surnameShare(counts.get(surname) ?? 0, clients);
}

const statement = `select ${listedClientColumns}, c.addresses as "addresses"
  from unnest($2::bigint[]) with ordinality as page (id, position)
    join signa.client c on c.location_id = $1 and c.id = page.id
  order by page.position`;
