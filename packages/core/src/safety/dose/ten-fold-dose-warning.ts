import { prescriptionName } from '../../catalog/prescription-name/index.js';
import { type ConflictSubject, type Dosing } from '../signing/index.js';
import type { DoseWarning } from './dose-warning.js';
import { isAlike, tenFoldDose, tenFoldTitle } from './factor.js';
import type { DosePair } from './last-dose.js';
import { isGrowthSince } from './growth.js';
import { hasLabelBand } from './label-band.js';
import { readStrength } from './read-strength.js';
import { apart, plain, strong, type SumPart } from './sum.js';
import { amountWords, counted, dayWords, figure, quotient, unbroken, withUnit } from './words.js';

/**
 * A dose, or its daily total, ten times or a tenth of the last one of the same drug. Not reported if the animal grew as
 * much, or if another size of a product with a label weight range fits the current weight.
 *
 * @param pair - `lastDose` of the subject
 * @see P-242
 */
export function tenFoldDoseWarning(subject: ConflictSubject, pair: DosePair | null): readonly DoseWarning[] {
  const { dosing } = subject;
  if (!dosing || !pair) return [];
  const isEachTime = tenFoldDose(pair.now, pair.then) !== null;
  // Eye drops are tapered from hourly to daily and from both eyes to one.
  const isDrops = pair.reading.amount.unit === 'drop';
  const isDaily = !isDrops && pair.daily !== null && tenFoldDose(pair.daily.now, pair.daily.then) !== null;
  if (!isEachTime && !isDaily) return [];
  if (isGrowthSince(subject, pair.last.issuedAt, pair.now / pair.then)) return [];
  if (isAlike(pair.reading.amount.most, pair.lastReading.amount.most) && hasLabelBand(subject.product)) return [];
  return [isEachTime ? eachDoseWarning(subject, dosing, pair) : dailyDoseWarning(subject, dosing, pair)];
}

/** '0.5 mL on Rx# 26-104065 of 07-25-2026'. */
export function onPrescription(what: string, last: DosePair['last'], timeZone: string | null | undefined): string {
  // Sign and number stay on one line.
  const name =
    last.rxNumber === null && !last.elsewhere
      ? 'the prescription'
      : prescriptionName(last).replace('Rx# ', 'Rx#\u00A0');
  return `${what} on ${name} of ${dayWords(last.issuedAt, timeZone)}`;
}

function eachDoseWarning(subject: ConflictSubject, dosing: Dosing, pair: DosePair): DoseWarning {
  const { reading, lastReading, last, now, then } = pair;
  const words = amountWords(reading.amount, dosing.unit);
  const lastWords = amountWords(lastReading.amount, last.product.unit);
  const isByStrength = isAlike(reading.amount.most, lastReading.amount.most) && words === lastWords;
  const [ours, theirs] = isByStrength
    ? [dosing.strengthDisplay ?? words, last.product.strengthDisplay ?? lastWords]
    : [words, lastWords];
  const fix = fixOf(dosing, pair);
  return {
    kind: isByStrength ? 'ten-fold-strength' : 'ten-fold-dose',
    grade: 'serious',
    title: tenFoldTitle(now, then, isByStrength ? 'last strength' : 'last dose'),
    sentence: `${isByStrength ? `${words} of ${ours}` : words} each time; ${onPrescription(isByStrength ? theirs : lastWords, last, subject.timeZone)}.`,
    sum: eachTimeSum(dosing, pair),
    fix: fix === null ? null : { label: `Use ${lastWords}`, change: { field: 'directions', value: fix } },
    keepLabel: `Keep ${ours}`,
    short: `${ours} or ${theirs}`,
  };
}

function eachTimeSum(dosing: Dosing, { reading, lastReading, now, then, unit }: DosePair): readonly SumPart[] {
  const isSameUnit = reading.amount.unit === lastReading.amount.unit && reading.amount.most !== lastReading.amount.most;
  const [a, b] = isSameUnit ? [reading.amount.most, lastReading.amount.most] : [now, then];
  const quotientPart = strong(`${figure(a)} ÷ ${figure(b)} = ${quotient(a / b)}`);
  const strength = readStrength(dosing.strengthDisplay);
  if (unit === null || !strength || unit === reading.amount.unit) return [quotientPart];
  return [
    quotientPart,
    apart,
    plain(`${amountWords(reading.amount, dosing.unit)} × ${dosing.strengthDisplay} = `),
    strong(withUnit(now, unit)),
    plain(` each time, last ${withUnit(then, unit)}`),
  ];
}

/** The directions with the last amount; the last directions themselves if more than one number would change. */
function fixOf(dosing: Dosing, { reading, lastReading, last }: DosePair): string | null {
  const isSameStrength = dosing.strengthDisplay === last.product.strengthDisplay;
  const isOneAmount = lastReading.amount.least === lastReading.amount.most && !lastReading.changes;
  if (!isSameStrength || !isOneAmount || dosing.directions === null) return null;
  if (reading.amount.unit !== lastReading.amount.unit || reading.at === null) return last.directions;
  return withAmount(dosing.directions, reading.at, lastReading.amount.most);
}

/** Replaces only the number, and a plural after it that no longer fits: 'Give 1 tablet' for 'Give 10 tablets'. */
function withAmount(directions: string, at: { readonly from: number; readonly to: number }, value: number): string {
  const behind = directions.slice(at.to);
  const number =
    /\d$|^\d/.test(directions.slice(at.from, at.to)) || /^\s/.test(behind) ? figure(value) : `${figure(value)} `;
  return `${directions.slice(0, at.from)}${number}${value <= 1 ? asSingular(behind) : behind}`;
}

function asSingular(behind: string): string {
  return behind.replace(
    /^(\s+(?:(?:mini|soft|chewable|flavored)\s+)?(?:tablet|tab|capsule|cap|caplet|chew|chewable|drop|puff|applicator|packet|syringe|scoop|pump|spray))s\b/i,
    '$1',
  );
}

function dailyDoseWarning(
  subject: ConflictSubject,
  dosing: Dosing,
  { reading, lastReading, last, daily, unit }: DosePair,
): DoseWarning {
  const [now, then] = [daily?.now ?? 0, daily?.then ?? 0];
  const inDay = (value: number) => (unit === null ? counted(value, dosing.unit ?? 'tablets') : withUnit(value, unit));
  return {
    kind: 'ten-fold-dose',
    grade: 'serious',
    title: tenFoldTitle(now, then, 'last daily dose'),
    sentence: `${inDay(now)} a day; ${onPrescription(inDay(then), last, subject.timeZone)}.`,
    sum: [
      strong(`${figure(now)} ÷ ${figure(then)} = ${quotient(now / then)}`),
      apart,
      plain(
        `${amountWords(reading.amount, dosing.unit)} each time, last ${amountWords(lastReading.amount, last.product.unit)}`,
      ),
    ],
    fix: null,
    keepLabel: `Keep ${inDay(now)}${unbroken}a${unbroken}day`,
    short: `${inDay(now)} or ${inDay(then)} a day`,
  };
}
