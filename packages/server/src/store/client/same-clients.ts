import { linkedPatients } from '@signa/core/client';
import type { Operations, SameClientInput } from '@signa/core/operation';
import { likeliestFirst, type PersonFacts, surnameKey, surnameShare } from '@signa/core/same-person';
import { key } from '../key.js';
import { type Queryable, rows, single } from '../statement.js';
import { clientPatientsJson } from './client-json.js';

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

/** A typed person as core compares it; what was left out is nothing. */
export function typedPerson({ firstName, lastName, email, phones, addresses, patients }: SameClientInput): PersonFacts {
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    email: email ?? null,
    phones: (phones ?? []).map((phoneNumber) => ({ phoneNumber })),
    addresses: addresses ?? [],
    patients: patients ?? [],
  };
}

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
  return likeliestFirst(typed, clients.map(personOf), shareAt(found)).map(({ candidate, judgement }) => ({
    locationClient: candidate.client,
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

function personOf(client: Found): PersonFacts & { readonly client: Found } {
  const { firstName, lastName, email } = client;
  return {
    client,
    firstName,
    lastName,
    email,
    phones: client.phones.filter(({ isActive }) => isActive),
    addresses: client.addresses.filter(({ isActive }) => isActive),
    patients: linkedPatients(client).map(({ name, species }) => ({ name, speciesCode: species?.code })),
  };
}

const statement = `select c.id::text as "id", c.first_name as "firstName", c.last_name as "lastName", c.email as "email",
    c.is_active as "isActive", c.phones as "phones", c.addresses as "addresses",
    ${clientPatientsJson('c.location_id', 'c.id')} as "locationPatientClients"
  from unnest($2::bigint[]) with ordinality as page (id, position)
    join signa.client c on c.location_id = $1 and c.id = page.id
  order by page.position`;
