import type { ProductConfiguration } from '@signa/core/catalog';
import { key } from '../../key.js';
import { always, columnsOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { flavorsJson, officeUseDeliveryDays, presentationFields, productJson, rxDeliveryDays } from './product-json.js';
import type { StoredProduct } from './stored-product.js';

/** A dosage form in the contract's shape. */
export interface StoredPresentation {
  readonly id: string;
  readonly description: string;
  readonly image: string;
}

const p = columnsOf('product as p');

const byId = select(
  fields({ presentation: presentationFields }),
  'from signa.product_presentation pp where pp.id = $1',
);

/** A dosage form by its id. */
export async function findPresentation(sql: Queryable, id: string): Promise<StoredPresentation | null> {
  const [found] = await rows(sql, byId, [key(id)]);
  return found?.presentation ?? null;
}

/** What core needs of a product to decide whether it can be chosen, with its form. */
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

const candidates = select(
  fields({
    product: jsonObject<FormCandidate>({
      isActive: p.is_active,
      isOfficeUse: p.is_office_use,
      rxDeliveryDays,
      officeUseDeliveryDays,
      productFlavors: flavorsJson,
      strengthDisplay: p.strength_display,
      weightMin: p.weight_min,
      weightMax: p.weight_max,
      productPresentation: presentationFields,
    }),
  }),
  `from signa.product p join signa.product_presentation pp on pp.id = p.presentation_id
    where p.product_family = $1 and p.is_active order by pp.description`,
);

const ofForm = select(
  fields({ product: always(productJson('c.id')) }),
  `from signa.product c
    where c.product_family = $1 and c.presentation_id = $2 and c.is_active
    order by c.classification, c.weight_min, c.normalized_strength nulls first, c.strength_display, c.packsize_qty, c.id`,
);

/** The active products of a family, by form. */
export async function listFormCandidates(sql: Queryable, family: string): Promise<FormCandidate[]> {
  const found = await rows(sql, candidates, [family]);
  return found.map(({ product }) => product);
}

/** The active products of a family in one form, by strength, then by package. */
export async function listProducts(sql: Queryable, family: string, presentationId: string): Promise<StoredProduct[]> {
  const found = await rows(sql, ofForm, [family, key(presentationId)]);
  return found.map(({ product }) => product);
}

/** The filter as sent, with defaults for omitted fields. */
interface SentConfiguration {
  readonly flavorIds?: readonly string[] | null;
  readonly rxDeliveryDaysFilter?: ProductConfiguration['rxDeliveryDaysFilter'];
  readonly selectedStrength?: string | null;
  readonly minProductWeight?: number | null;
  readonly maxProductWeight?: number | null;
}

/** Omitted fields do not filter, except for the days, for which core has the default. */
export function configurationOf(sent: SentConfiguration): ProductConfiguration {
  return {
    flavorIds: sent.flavorIds ?? [],
    rxDeliveryDaysFilter: sent.rxDeliveryDaysFilter ?? null,
    selectedStrength: sent.selectedStrength ?? null,
    minProductWeight: sent.minProductWeight ?? null,
    maxProductWeight: sent.maxProductWeight ?? null,
  };
}
