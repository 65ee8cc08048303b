import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { fields, select } from '../../sql/select.js';
import { jsonObject } from '../../sql/json.js';
import { type Queryable, rows } from '../../statement.js';
import { therapyJson } from './active-therapy.js';
import { declinesJson } from './earlier-declines.js';
import { issuedJson } from './issued-therapy.js';
import { animalsJson } from './other-animals.js';
import { usageJson } from './product-usage.js';
import { weightsJson } from './recorded-weights.js';

export type StoredSigningFacts = Omit<
  Operations['GetSigningFacts']['data']['signingFacts'],
  'knowledge' | 'externalServices'
>;

interface SigningReferences {
  readonly locationId: string;
  readonly locationPatientId: string;
  readonly locationClientId: string | null;
  readonly productId: string | null;
}

/** Parameters: $1 location, $2 patient, $3 client, $4 product, $5 now. */
const statement = select(
  fields({
    facts: jsonObject<StoredSigningFacts>({
      therapy: therapyJson,
      issued: issuedJson,
      weights: weightsJson,
      declines: declinesJson,
      animals: animalsJson,
      usage: usageJson,
    }),
  }),
  `from signa.patient pt
  where pt.location_id = $1 and pt.id = $2 and ($3::bigint is null or true) and ($4::bigint is null or true) and ($5::timestamptz is not null)`,
);

/** Patient history besides the record, from one statement; nothing for a patient who is not at the location. */
export async function loadSigningFacts(
  sql: Queryable,
  names: SigningReferences,
  now: string,
): Promise<StoredSigningFacts> {
  const { locationId, locationPatientId, locationClientId, productId } = names;
  const idOf = (id: string | null) => (id === null ? null : key(id));
  const [found] = await rows(sql, statement, [
    locationId,
    key(locationPatientId),
    idOf(locationClientId),
    idOf(productId),
    now,
  ]);
  return found?.facts ?? nothingKnown;
}

const nothingKnown: StoredSigningFacts = {
  therapy: [],
  issued: [],
  weights: [],
  declines: [],
  animals: [],
  usage: { count: 0, median: null },
};
