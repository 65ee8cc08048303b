import type { Notice } from '../../base/failure/index.js';
import { inactiveProductText } from '../prescription/index.js';
import { stepOf } from './choice.js';
import { hasFilters } from './filters.js';
import { offeredIn } from './offer.js';
import type { SelectionContext } from './selection-context.js';

/** P-025. */
export const noProductsTexts = {
  filtered:
    'No products found with the current search filters or this medication is currently unavailable, please call the pharmacy support line for alternatives.',
  unfiltered: 'This medication is currently unavailable, please call the pharmacy support line for alternatives.',
} as const;

/**
 * The warning when a chosen family or medication yields no product.
 *
 * @param supportPhone - of `supportContactFor`
 * @see P-025
 */
export function noProductsNotice(isFiltered: boolean, supportPhone: string): Notice {
  return {
    status: 'warning',
    title: isFiltered ? noProductsTexts.filtered : noProductsTexts.unfiltered,
    description: supportPhone,
  };
}

/** The warning when a product that was chosen is gone or not active any more (P-046). */
export const productUnavailableNotice = { status: 'warning', title: inactiveProductText } as const satisfies Notice;

/**
 * What to tell at this point of a selection: that something chosen is gone, or that the answer is empty.
 *
 * @returns `null` when there is nothing to tell
 * @see P-025
 */
export function selectionNotice(context: SelectionContext, supportPhone: string): Notice | null {
  if (context.lost !== null) return noProductsNotice(false, supportPhone);
  return yieldsNothing(context) ? noProductsNotice(hasFilters(context.filters), supportPhone) : null;
}

function yieldsNothing(context: SelectionContext): boolean {
  const { presentations, data, strengths, products } = offeredIn(context);
  if (presentations?.length === 0) return true;
  if (data === null) return false;
  return stepOf(context.choice) === 'product' ? products.length === 0 : strengths.length === 0;
}
