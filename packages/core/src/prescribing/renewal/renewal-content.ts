import { defaultTimeZone, formatDate, isPlainDate, todayIn } from '../../base/time/index.js';
import { genderWord, noAllergiesText, weightLabels } from '../../clients/patient/index.js';
import { prescriptionName } from '../../catalog/prescription-name/index.js';
import { issueChecks } from '../issue-record/index.js';
import { summaryOf } from '../prescription/index.js';
import { lastOf } from './floor-gates.js';
import type { RenewalSource } from './renewal-source.js';

/** One named value of what is signed, as the signing user reads it. */
export interface RenewalLine {
  /** Unique within a renewal: 'patient', 'unitPerFill', 'warning-1'. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Secondary text beside the value; `null` without one. */
  readonly note: string | null;
  /** '=' as last time, '≈' a weight close to it; `null` without a comparison. */
  readonly sign: '=' | '≈' | null;
}

/** Bounds of what is sent back with a signature. */
export const renewalLineLimits = { lines: 60, text: 6_000 } as const;

const line = (name: string, label: string, value: string | null, more: Partial<RenewalLine> = {}): RenewalLine => ({
  ...{ name, label, value: value || 'none', note: null, sign: null },
  ...more,
});

function partyLines(
  { patient, client, summary, formFacts }: RenewalSource,
  weightSign: RenewalLine['sign'],
): RenewalLine[] {
  const weight = summary.patient && weightLabels(summary.patient);
  const about = [patient.species?.name, patient.breed?.name, genderWord(patient.gender)].filter(Boolean).join(', ');
  const allergies = patient.allergies.map(({ name }) => name).join(', ');
  return [
    line('patient', 'Patient', patient.name),
    line('about', 'Species', about),
    line('client', 'Owner', [client?.firstName, client?.lastName].filter(Boolean).join(' ')),
    line('weight', 'Weight', weight?.recorded ?? null, { note: weight?.other ?? null, sign: weightSign }),
    line('allergies', 'Allergies', allergies || (formFacts.patient && noAllergiesText(formFacts.patient))),
  ];
}

function drugLines(source: RenewalSource): RenewalLine[] {
  const { form, summary: context, previous, report } = source;
  if (report === null) return [];
  const { product } = context;
  const { weight: _, strengthWas, drug, rest } = summaryOf(form, { ...context, previous }, report);
  const title = [product?.title, product?.strengthDisplay].filter(Boolean).join(' ');
  const shown = [...drug, ...rest].map(({ field, label, value, note, warning, sign }) =>
    line(field ?? label.toLowerCase(), label, value, {
      note: [note, warning].filter(Boolean).join(' ') || null,
      sign,
    }),
  );
  return [line('product', 'Product', title, { sign: strengthWas === null ? '=' : null }), ...shown];
}

function warningLines({ report, patient, formFacts: { location, today, knowledge } }: RenewalSource): RenewalLine[] {
  if (report === null || knowledge === null) return [];
  const setting = { patientName: patient.name, timeZone: location.timeZone ?? defaultTimeZone, today };
  const { findings } = issueChecks(report, setting, { knowledge, software: '' });
  return findings.map(({ text, reason, grade }, index) =>
    line(`warning-${index + 1}`, grade === 'worth-knowing' ? 'Worth knowing' : 'Warning', text, { note: reason }),
  );
}

function contextLines(source: RenewalSource): RenewalLine[] {
  const { request, patient, formFacts } = source;
  const last = lastOf(source);
  const day = last?.issuedAt ? formatDate(todayIn(formFacts.location.timeZone, last.issuedAt)) : null;
  const ids = [request.id, ...request.joined.map(({ id }) => id)];
  return [
    line('lastPrescription', 'Last time', last && [prescriptionName(last), day].filter(Boolean).join(', '), {
      note: last?.weight ? `at ${last.weight}` : null,
    }),
    line('lastExam', 'Last exam', isPlainDate(patient.lastExamDate) ? formatDate(patient.lastExamDate) : null),
    line('requests', 'Requests', ids.length === 1 ? '1 request' : `${ids.length} requests`, { note: ids.join(', ') }),
  ];
}

/**
 * What the signing user reads and signs: patient and owner, weight, allergies, drug with every value of the form,
 * findings, and the requests that it answers. It is sent back with the signature, and only what equals the current
 * content is signed.
 *
 * @see P-466
 */
export function renewalContent(source: RenewalSource): readonly RenewalLine[] {
  const { form, summary: context, previous, report } = source;
  const weightSign = report && summaryOf(form, { ...context, previous }, report).weight.sign;
  return [...partyLines(source, weightSign), ...drugLines(source), ...warningLines(source), ...contextLines(source)];
}

/** A line as it is sent back. */
export type ShownLine = Pick<RenewalLine, 'name' | 'label' | 'value' | 'note'>;

const textOf = ({ value, note }: Pick<ShownLine, 'value' | 'note'>) => [value, note].filter(Boolean).join(' ');

/**
 * What changed since a renewal was shown: 'Weight was 81 lbs and is now 95 lbs.' Empty only if every current line was
 * shown, with its name, value and note, and no other one.
 *
 * @see P-466
 */
export function changedSinceShown(shown: readonly ShownLine[], now: readonly ShownLine[]): readonly string[] {
  const before = new Map(shown.map((each) => [each.name, each]));
  const current = new Set(now.map(({ name }) => name));
  const isSame = (a: ShownLine, b: ShownLine) => a.value === b.value && (a.note ?? null) === (b.note ?? null);
  return [
    ...now.flatMap((each) => {
      const was = before.get(each.name);
      if (!was) return [`${each.label} is now ${textOf(each)}.`];
      return isSame(was, each) ? [] : [`${each.label} was ${textOf(was)} and is now ${textOf(each)}.`];
    }),
    ...shown.filter(({ name }) => !current.has(name)).map((each) => `${each.label} is no longer ${textOf(each)}.`),
  ];
}
