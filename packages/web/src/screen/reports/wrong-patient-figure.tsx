import type { Operations } from '@signa/core/contract';
import { GetWrongPatientMeasureDocument } from '@signa/core/contract/typed';
import { perHundred, type ReportPeriod } from '@signa/core/administration';
import { BarRows } from '../../part/chart/bar-rows';
import { count } from './count';
import { FigureCard } from './figure-card';
import { useCompared } from './use-compared';

const kinds = [
  { of: 'withdrawn', name: 'Withdrawn within ten minutes' },
  { of: 'reordered', name: 'Reordered for another patient within ten minutes' },
  { of: 'undone', name: 'Undone before they were sent' },
  { of: 'undoneReordered', name: 'Undone, then ordered for another patient within ten minutes' },
] as const;

type Measure = Operations['GetWrongPatientMeasure']['data']['wrongPatientMeasure'];

/** The part of the renewals that were authorized together (P-470); nothing without any. */
const togetherText = ({ together }: Measure, of: (typeof kinds)[number]['of']) =>
  together.issued === 0 ? '' : `, ${count(together[of])} of ${count(together.issued)} authorized together`;

/** How often a prescription was first issued for the wrong patient, as far as records show (P-250, A-294). */
export function WrongPatientFigure({ period }: { readonly period: ReportPeriod }) {
  const { now, before, state } = useCompared(GetWrongPatientMeasureDocument, period);
  const measure = now?.wrongPatientMeasure;
  const former = before?.wrongPatientMeasure;
  return (
    <FigureCard
      title="Issued for the wrong patient"
      note="Retracted and reordered by the same user (measure NQF 2723)."
      file="wrong-patient"
      sheet={
        measure
          ? {
              head: ['What', 'Number', 'Per 100 issued', 'Before'],
              rows:
                measure.issued === 0
                  ? []
                  : [
                      ['Issued', measure.issued, null, former?.issued ?? null],
                      ...kinds.map(({ of, name }) => [
                        name,
                        measure[of],
                        perHundred(measure[of], measure.issued),
                        former?.[of] ?? null,
                      ]),
                      ...(measure.together.issued === 0
                        ? []
                        : [
                            ['Issued together', measure.together.issued, null, former?.together.issued ?? null],
                            ...kinds.map(({ of, name }) => [
                              `${name}, issued together`,
                              measure.together[of],
                              perHundred(measure.together[of], measure.together.issued),
                              former?.together[of] ?? null,
                            ]),
                          ]),
                    ],
            }
          : null
      }
      state={state}
      nothing="No prescriptions were issued in this period."
    >
      {measure && (
        <BarRows
          name="Issued for the wrong patient"
          bars={kinds.map(({ of, name }) => ({
            name,
            value: measure[of],
            ...(former && { before: former[of] }),
            text: `${count(measure[of])} of ${count(measure.issued)}${former ? ` (${count(former[of])} in the previous period)` : ''}${togetherText(measure, of)}`,
          }))}
        />
      )}
    </FigureCard>
  );
}
