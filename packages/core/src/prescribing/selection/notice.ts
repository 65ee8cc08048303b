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
 * The warning when a chosen family or medication has no product.
 *
 * @param supportPhone - from `supportContactFor`
 * @see P-025
 */
export function noProductsNotice(isFiltered: boolean, supportPhone: string): Notice {
  return {
    status: 'warning',
    title: isFiltered ? noProductsTexts.filtered : noProductsTexts.unfiltered,
    description: supportPhone,
  };
}

/** The warning when a chosen product no longer exists or is inactive (P-046). */
export const productUnavailableNotice = { status: 'warning', title: inactiveProductText } as const satisfies Notice;

/**
 * The warning at this point of a selection: a selected item no longer exists, or the response is empty.
 *
 * @returns `null` without a warning
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
