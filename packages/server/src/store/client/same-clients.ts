import type { Operations } from '@signa/core/operation';
import { likeliestFirst, type PersonFacts, personOfClient, surnameKey, surnameShare } from '@signa/core/same-person';
import { key } from '../key.js';
import { type Queryable, rows, single } from '../statement.js';
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

/** The clients of a location who may be a typed person, found by index and judged by core (C-230, C-234). */
export async function sameClientCandidates(
  sql: Queryable,
  locationId: string,
  typed: PersonFacts,
): Promise<Candidate[]> {
  const { found } = await single<{ found: FoundKeys }>(
    sql,
    'select signa.find_same_clients($1, $2, $3, $4, $5, $6, $7, $8) as found',
    [
      key(locationId),
      typed.firstName,
      typed.lastName,
      typed.email,
      typed.phones.map(({ phoneNumber }) => phoneNumber),
      JSON.stringify(typed.addresses),
      typed.patients.map(({ name }) => name),
      judged,
    ],
  );
  if (found.ids.length === 0) return [];
  const clients = await rows<Found>(sql, statement, [key(locationId), found.ids]);
  return likeliestFirst(typed, clients, personOfClient, shareAt(found)).map(({ candidate, judgement }) => ({
    locationClient: candidate,
    sameness: judgement.sameness,
    reasons: [...judgement.reasons],
    marks: [...judgement.marks],
  }));
}

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
