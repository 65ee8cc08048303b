import { chakra } from '@chakra-ui/react';
import { conflictGradeLabels, type ConflictGrade, isSevere } from '@signa/core/safety';
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

/** Number of rules in the chart; the table lists all of them. */
const shownRules = 8;

const shown = ({ issued, declined }: Rule) => issued + declined;
const gradeLabel = (grade: string) => conflictGradeLabels[grade as ConflictGrade];
const share = (value: number | null) => (value === null ? '–' : String(value));

/** Interrupting alerts per hundred issued prescriptions. */
const alertsPerHundred = ({ rules, issued }: Alerts) =>
  perHundred(
    rules.filter(({ grade }) => isSevere(grade as ConflictGrade)).reduce((total, rule) => total + rule.issued, 0),
    issued,
  );

/** Conflicts by rule, and how often prescriptions were issued despite them. */
export function AlertFigure({ period }: { readonly period: ReportPeriod }) {
  const { now, before, state } = useCompared(GetAlertFiguresDocument, period);
  const alerts = now?.alertFigures;
  // Periods that started before conflicts were recorded cannot be compared.
  const former =
    before && before.alertFigures.since <= period.from && before.alertFigures.issued > 0 ? before.alertFigures : null;
  const isPartly = alerts !== undefined && alerts.since > period.from;
  return (
    <FigureCard
      title="Conflicts shown and overridden"
      note="Conflicts found when a prescription was issued or a request was declined."
      file="conflicts"
      sheet={
        alerts
          ? {
              head: ['Rule', 'Grade', 'Shown', 'Issued anyway', 'Declined', 'Overridden per 100'],
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
          ? `No conflicts in this period. Conflicts have been recorded since ${formatDate(alerts.since)}.`
          : 'No conflicts in this period.'
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
              words={`${count(alerts.issued)} issued despite a conflict`}
              before={former && count(former.overridden)}
            />
          </Headlines>
          {alerts.issuedTogether > 0 && (
            <chakra.p textStyle="meta" color="fg.muted" mb="3">
              {`Authorized together: ${count(alerts.overriddenTogether)} of ${count(alerts.issuedTogether)} issued despite a conflict.`}
            </chakra.p>
          )}
          {isPartly && (
            <chakra.p textStyle="meta" color="fg.muted" mb="3">
              {`Conflicts have been recorded since ${formatDate(alerts.since)}.`}
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
