import type { ControlFacts } from '../../catalog/product/index.js';
import type { KnowledgePackage } from '../../knowledge/index.js';
import type { LocationFacts } from '../../practice/location/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { ConflictProduct } from '../signing/index.js';

/** The fields of the product that the law reads. */
export type LawProduct = ControlFacts &
  Pick<ConflictProduct, 'title' | 'ingredients' | 'keywords' | 'classification' | 'productPresentation'>;

/** A product at a location on a day, with the knowledge that has the law. */
export interface LawFacts {
  readonly product: LawProduct;
  /** The active addresses decide whose law applies. */
  readonly location: Pick<LocationFacts, 'locationAddresses'>;
  /** The calendar day at the location. */
  readonly today: PlainDate;
  readonly knowledge: KnowledgePackage;
}
