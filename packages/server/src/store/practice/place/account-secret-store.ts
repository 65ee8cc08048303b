import { key } from '../../key.js';
import { always, columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** The stored secret of a location's account. */
interface StoredSecret {
  readonly id: string;
  readonly encrypted: Uint8Array;
}

const l = columnsOf('location as l');
const secrets = select(
  fields({ id: l.id, encrypted: always(l.pims_account_secret) }),
  'from signa.location l where l.pims_account_secret is not null order by l.id',
);

/** Every secret that does not match `isCurrent`, in the order of the locations. */
export const otherSecrets =
  ({ isCurrent }: { readonly isCurrent: (encrypted: Uint8Array) => boolean }) =>
  async (sql: Queryable): Promise<readonly StoredSecret[]> => {
    const found = await rows(sql, secrets);
    return found.filter(({ encrypted }) => !isCurrent(encrypted));
  };

/** Replaces the secret that was read. @returns whether that secret was still stored */
export async function replaceSecret(
  tx: Queryable,
  locationId: string,
  read: Uint8Array,
  now: Uint8Array,
): Promise<boolean> {
  const replaced = await rows(
    tx,
    'update signa.location set pims_account_secret = $3 where id = $1 and pims_account_secret = $2 returning 1',
    [key(locationId), read, now],
  );
  return replaced.length === 1;
}
