import { addDays, formatDate, type PlainDate } from '../../base/time/index.js';
import { normaliseTerm, containsTerm } from '../conflict/term/term.js';
import { type LawOfKind, lawsOfKind, type ProductLaw } from './product-law.js';

/** The strictest limit of a kind, with the row that sets it. */
export interface LawLimit<Kind extends 'refills' | 'days-supply' | 'valid-days'> {
  readonly most: number;
  readonly row: LawOfKind<Kind>;
}

function strictest<Kind extends 'refills' | 'days-supply' | 'valid-days'>(
  limits: readonly LawLimit<Kind>[],
): LawLimit<Kind> | null {
  const [first, ...rest] = limits;
  return first ? rest.reduce((least, limit) => (limit.most < least.most ? limit : least), first) : null;
}

/** The most refills that the law allows of any supply; `null` if it sets no limit. @see P-395 */
export const refillLimit = (law: ProductLaw): LawLimit<'refills'> | null =>
  strictest(lawsOfKind(law, 'refills').map((row) => ({ most: row.requirement.most, row })));

/** The most days from issue to the last fill; `null` if the law sets no limit. @see P-395 */
const validityLimit = (law: ProductLaw): LawLimit<'valid-days'> | null =>
  strictest(lawsOfKind(law, 'valid-days').map((row) => ({ most: row.requirement.most, row })));

/** The last day on which the law allows a fill, with its row; `null` without a limit. @see P-395, P-397 */
export function lastLawfulDay(
  law: ProductLaw,
  issuedOn: PlainDate,
): { readonly day: PlainDate; readonly row: LawOfKind<'valid-days'> } | null {
  const limit = validityLimit(law);
  return limit && { day: addDays(issuedOn, limit.most), row: limit.row };
}

/** The texts of a prescription that can state why it has to last longer. */
export interface StatedReason {
  readonly noteToPharmacy: string | null;
  readonly directions: string | null;
}

/** Whether the prescription states what the row requires for a longer supply. */
function isStated({ requirement }: LawOfKind<'days-supply'>, { noteToPharmacy, directions }: StatedReason): boolean {
  if (requirement.withNote === null) return false;
  const note = normaliseTerm(noteToPharmacy ?? '');
  const texts = [note, normaliseTerm(directions ?? '')];
  const { words } = requirement.withNote;
  if (words.length === 0) return note !== '';
  return words.some((word) => texts.some((text) => containsTerm(text, normaliseTerm(word))));
}

/** The most days of supply of one fill, given what the prescription states; `null` without a limit. @see P-395 */
export const supplyLimit = (law: ProductLaw, stated: StatedReason): LawLimit<'days-supply'> | null =>
  strictest(
    lawsOfKind(law, 'days-supply').map((row) => {
      const { most, withNote } = row.requirement;
      return { most: withNote !== null && isStated(row, stated) ? withNote.most : most, row };
    }),
  );

/** The most refills of a supply of these days, where a longer one has fewer; `null` if it changes nothing. @see P-395 */
export const longSupplyRefills = (law: ProductLaw, days: number): LawLimit<'days-supply'> | null =>
  strictest(
    lawsOfKind(law, 'days-supply').flatMap((row) => {
      const { most, withNote } = row.requirement;
      return withNote !== null && withNote.refills !== null && days > most ? [{ most: withNote.refills, row }] : [];
    }),
  );

/** The limits in words: 'No refills', 'At most 30 days per fill', 'Last fill by 12-20-2026'. @see P-396 */
export function lawLimitTexts(law: ProductLaw, issuedOn: PlainDate, stated: StatedReason): readonly string[] {
  const refills = refillLimit(law);
  const supply = supplyLimit(law, stated);
  const last = lastLawfulDay(law, issuedOn);
  return [
    ...(refills ? [refills.most === 0 ? 'No refills' : `At most ${refills.most} refills`] : []),
    ...(supply ? [`At most ${supply.most} days per fill`] : []),
    ...(last ? [`Last fill by ${formatDate(last.day)}`] : []),
  ];
}
