import { type Caller, mayUse } from '@signa/core/administration';
import { type Issue, trimmed, trimmedOrNull } from '@signa/core/base';
import type { FavoriteInput } from '@signa/core/contract';
import {
  emptyFavorite,
  type FavoriteForm,
  favoriteTexts,
  type FavoriteScope,
  mayKeepFavorite,
} from '@signa/core/prescribing';
import { favoriteSchema, issuesOf } from '@signa/core/schema';
import { notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import { findProduct } from '../../../store/catalog/product/product-store.js';
import {
  type FavoriteReader,
  isFavoriteNameTaken,
  isListedCondition,
  findFavoriteForUpdate,
  type StoredFavorite,
  type WrittenFavorite,
} from '../../../store/prescribing/favorite/favorite-store.js';
import type { Queryable } from '../../../store/statement.js';
import type { Work } from '../../work.js';

/** The form in an input: trimmed, with `null` for what was not sent. */
function formOf(input: FavoriteInput): FavoriteForm & WrittenFavorite {
  const { scope, productId, prnFlag, species, weightUnit, ...sent } = input;
  const isPrn = prnFlag ?? false;
  return {
    ...emptyFavorite,
    ...{ scope, productId, prnFlag: isPrn, species: species ?? [], weightUnit: weightUnit ?? 'lbs' },
    name: trimmed(sent.name),
    directions: trimmed(sent.directions),
    unitPerFill: sent.unitPerFill ?? null,
    refills: isPrn ? null : (sent.refills ?? null),
    daysSupply: sent.daysSupply ?? null,
    noteToPharmacy: trimmedOrNull(sent.noteToPharmacy ?? null),
    noteToClient: trimmedOrNull(sent.noteToClient ?? null),
    weightMin: sent.weightMin ?? null,
    weightMax: sent.weightMax ?? null,
    conditionCode: sent.conditionCode ?? null,
  };
}

const at = (path: string, code: string, message: string): Issue => ({ path, code, message });

/**
 * The favorite in an input.
 *
 * @param before - the ID and product of the stored favorite that is changed; `null` for a new one
 * @throws Failure BAD_USER_INPUT with the fields that are not valid (P-491, P-492)
 */
export async function checkedFavorite(
  tx: Queryable,
  input: FavoriteInput,
  reader: FavoriteReader,
  before: { readonly id: string; readonly productId: string } | null,
): Promise<WrittenFavorite> {
  const form = formOf(input);
  const product = await findProduct(tx, form.productId);
  const issues = [
    ...issuesOf(favoriteSchema(product), form),
    ...(before && before.productId !== form.productId
      ? [at('productId', 'fixed', 'The product of a favorite cannot be changed. Add another favorite.')]
      : []),
    ...(form.conditionCode !== null && !(await isListedCondition(tx, form.conditionCode))
      ? [at('conditionCode', 'unknown', 'Choose a condition of the list.')]
      : []),
  ];
  requireNoIssues(issues.map((issue) => ({ ...issue, path: `input.${issue.path}` })));
  if (await isFavoriteNameTaken(tx, form, reader, before?.id ?? null))
    requireNoIssues([at('input.name', 'taken', favoriteTexts.nameTaken)]);
  return form;
}

/** Throws if the caller must not keep a favorite of this scope at the location (P-494). */
export function requireKeeper(
  favorite: { readonly scope: FavoriteScope; readonly isOwn: boolean },
  caller: Caller,
  locationId: string,
): void {
  const { allowed: mayChangeSettings } = mayUse({ operation: 'UpdateLocation', caller, locationIds: [locationId] });
  const verdict = mayKeepFavorite(favorite, { mayChangeSettings });
  if (!verdict.allowed) throwRefusal(verdict);
}

/**
 * Locks a favorite that the location keeps, for a caller who can keep it.
 *
 * @throws Failure NOT_FOUND without one, also for another user's own, FORBIDDEN for one of the organization
 */
export async function lockKept(work: Work, locationId: string, id: string) {
  const acting = await work.actAt(locationId);
  const reader = { locationId, locationUserId: acting.id, now: work.now };
  const before = await findFavoriteForUpdate(work.tx, id, reader);
  if (!before || (before.scope === 'own' && !before.isOwn)) throw notFound('Favorite');
  requireKeeper(before, work.actor.caller, locationId);
  return { before, reader };
}

/** A favorite as the audit records it: without what depends on its reader. */
export function auditedFavorite(favorite: StoredFavorite) {
  const {
    id: _id,
    isOwn: _isOwn,
    issuedCount: _count,
    productId: _productId,
    locationId: _place,
    ...recorded
  } = favorite;
  return { ...recorded, product: { title: recorded.product.title } };
}
