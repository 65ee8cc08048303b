import { chakra } from '@chakra-ui/react';
import { conflictGradeLabels, type ConflictGrade, isGrave } from '@signa/core/safety';
import type { Operations } from '@signa/core/contract';
import { GetAlertFiguresDocument } from '@signa/core/contract/typed';
import { perHundred, type ReportPeriod } from '@signa/core/administration';
import { formatDate } from '@signa/core/base';
import { BarRows } from '../../part/chart/bar-rows';
import { count } from './count';
import { FigureCard } from './figure-card';
import { Headline, Headlines } from './headline';
import { useCompared } from './use-compared';

type Alerts = Operations['GetAlertFigures']['data']['alertFigures'];
type Rule = Alerts['rules'][number];

/** Rules that the chart shows; the table has all of them. */
const shownRules = 8;

const shown = ({ issued, declined }: Rule) => issued + declined;
const gradeLabel = (grade: string) => conflictGradeLabels[grade as ConflictGrade];
const share = (value: number | null) => (value === null ? '–' : String(value));

/** Alerts that stop who signs, in a hundred prescriptions that were issued. */
const alertsPerHundred = ({ rules, issued }: Alerts) =>
  perHundred(
    rules.filter(({ grade }) => isGrave(grade as ConflictGrade)).reduce((total, rule) => total + rule.issued, 0),
    issued,
  );

/** The conflicts by rule, and how often something was issued all the same. */
export function AlertFigure({ period }: { readonly period: ReportPeriod }) {
  const { now, before, state } = useCompared(GetAlertFiguresDocument, period);
  const alerts = now?.alertFigures;
  // What began to be kept in between cannot be compared.
  const former =
    before && before.alertFigures.since <= period.from && before.alertFigures.issued > 0 ? before.alertFigures : null;
  const isPartly = alerts !== undefined && alerts.since > period.from;
  return (
    <FigureCard
      title="Conflicts shown and overridden"
      note="What stood against a prescription when it was issued, or a request when it was declined."
      file="conflicts"
      sheet={
        alerts
          ? {
              head: ['Rule', 'Grade', 'Shown', 'Issued all the same', 'Declined', 'Overridden in 100'],
              rows: alerts.rules.map((rule) => [
                ...[rule.name, gradeLabel(rule.grade), shown(rule), rule.issued, rule.declined],
                perHundred(rule.issued, shown(rule)),
              ]),
            }
          : null
      }
      state={state}
      nothing={
        isPartly
          ? `Nothing was counted. Conflicts are counted since ${formatDate(alerts.since)}; before, they were not kept.`
          : 'Nothing stood against what was issued or declined in these days.'
      }
    >
      {alerts && (
        <>
          <Headlines>
            <Headline
              value={share(alertsPerHundred(alerts))}
              words="alerts per 100 authorizations"
              before={former && share(alertsPerHundred(former))}
            />
            <Headline
              value={count(alerts.overridden)}
              words={`of ${count(alerts.issued)} issued against one`}
              before={former && count(former.overridden)}
            />
          </Headlines>
          {isPartly && (
            <chakra.p textStyle="meta" color="fg.muted" mb="3">
              {`Counted since ${formatDate(alerts.since)}; before, conflicts were not kept.`}
            </chakra.p>
          )}
          <BarRows
            name="Conflicts by rule"
            bars={alerts.rules.slice(0, shownRules).map((rule) => ({
              name: `${rule.name} (${gradeLabel(rule.grade)})`,
              value: shown(rule),
              text: `${count(shown(rule))} shown, ${count(rule.issued)} overridden`,
            }))}
          />
          {alerts.rules.length > shownRules && (
            <chakra.p textStyle="meta" color="fg.muted" mt="3">
              {`${alerts.rules.length - shownRules} more in the table.`}
            </chakra.p>
          )}
        </>
      )}
    </FigureCard>
  );
}
