import type { PictureAddress } from '@signa/core/base';
import { key } from '../../key.js';
import { always, bytes } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** Owner of the picture. */
interface Owner {
  readonly locationId: string;
  readonly id: string;
}

/** Stores a picture under a new key, replacing the previous one. */
export async function keepPicture(
  tx: Queryable,
  { locationId, id }: Owner,
  picture: { readonly key: string; readonly image: Uint8Array },
): Promise<void> {
  await rows(
    tx,
    `insert into signa.location_user_picture (location_id, location_user_id, key, image) values ($1, $2, $3, $4)
     on conflict (location_id, location_user_id) do update set key = excluded.key, image = excluded.image`,
    [key(locationId), key(id), picture.key, picture.image],
  );
}

export async function dropPicture(tx: Queryable, { locationId, id }: Owner): Promise<void> {
  await rows(tx, 'delete from signa.location_user_picture where location_id = $1 and location_user_id = $2', [
    key(locationId),
    key(id),
  ]);
}

const byAddress = select(
  fields({ image: always(bytes('p.image')) }),
  'from signa.location_user_picture p where p.location_id = $1 and p.key = $2',
);

/** The picture at an address; `null` when it was replaced or never existed. */
export async function findPicture(sql: Queryable, address: PictureAddress): Promise<Uint8Array | null> {
  const [found] = await rows(sql, byAddress, [key(address.locationId), address.key]);
  return found?.image ?? null;
}
