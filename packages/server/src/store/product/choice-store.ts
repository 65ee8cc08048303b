import type { ProductConfiguration } from '@signa/core/catalog';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { productJson } from './product-json.js';
import type { StoredProduct } from './stored-product.js';

/** A dosage form as it travels. */
export interface StoredPresentation {
  readonly id: string;
  readonly description: string;
  readonly image: string;
}

const presentation = `json_build_object('id', pp.id::text, 'description', pp.description, 'image', pp.image)`;

/** A dosage form by its id. */
export async function findPresentation(sql: Queryable, id: string): Promise<StoredPresentation | null> {
  const [found] = await uncheckedRows<{ presentation: StoredPresentation }>(
    sql,
    `select ${presentation} as presentation from signa.product_presentation pp where pp.id = $1`,
    [key(id)],
  );
  return found?.presentation ?? null;
}

/** What core needs of a product to say whether it can be chosen, with its form. */
export type FormCandidate = Pick<
  StoredProduct,
  | 'isActive'
  | 'isOfficeUse'
  | 'rxDeliveryDays'
  | 'officeUseDeliveryDays'
  | 'productFlavors'
  | 'strengthDisplay'
  | 'weightMin'
  | 'weightMax'
  | 'productPresentation'
>;

/** The active products of a family, by form. */
export async function listFormCandidates(sql: Queryable, family: string): Promise<FormCandidate[]> {
  const found = await uncheckedRows<{ product: FormCandidate }>(
    sql,
    `select json_build_object('isActive', p.is_active, 'isOfficeUse', p.is_office_use,
      'rxDeliveryDays', case when p.rx_delivery_days_min is not null
        then json_build_object('min', p.rx_delivery_days_min, 'max', p.rx_delivery_days_max) end,
      'officeUseDeliveryDays', case when p.office_use_delivery_days_min is not null
        then json_build_object('min', p.office_use_delivery_days_min, 'max', p.office_use_delivery_days_max) end,
      'productFlavors', (select coalesce(json_agg(json_build_object('flavorId', f.id::text, 'flavor', f.flavor)), '[]') from signa.flavor f where f.id = any (p.flavor_ids)),
      'strengthDisplay', p.strength_display, 'weightMin', p.weight_min, 'weightMax', p.weight_max,
      'productPresentation', ${presentation}) as product
    from signa.product p join signa.product_presentation pp on pp.id = p.presentation_id
    where p.product_family = $1 and p.is_active order by pp.description`,
    [family],
  );
  return found.map(({ product }) => product);
}

/** The active products of a family in one form: by strength, then by pack. */
export async function listProducts(sql: Queryable, family: string, presentationId: string): Promise<StoredProduct[]> {
  const found = await uncheckedRows<{ product: StoredProduct }>(
    sql,
    `select ${productJson('c.id')} as product from signa.product c
    where c.product_family = $1 and c.presentation_id = $2 and c.is_active
    order by c.classification, c.weight_min, c.normalized_strength nulls first, c.strength_display, c.packsize_qty, c.id`,
    [family, key(presentationId)],
  );
  return found.map(({ product }) => product);
}

/** A filter as it was sent, with what was left out. */
export interface SentConfiguration {
  readonly flavorIds?: readonly string[] | null;
  readonly rxDeliveryDaysFilter?: ProductConfiguration['rxDeliveryDaysFilter'];
  readonly selectedStrength?: string | null;
  readonly minProductWeight?: number | null;
  readonly maxProductWeight?: number | null;
}

/** What is left out narrows nothing, but for the days: core has their default. */
export function configurationOf(sent: SentConfiguration): ProductConfiguration {
  return {
    flavorIds: sent.flavorIds ?? [],
    rxDeliveryDaysFilter: sent.rxDeliveryDaysFilter ?? null,
    selectedStrength: sent.selectedStrength ?? null,
    minProductWeight: sent.minProductWeight ?? null,
    maxProductWeight: sent.maxProductWeight ?? null,
  };
}
