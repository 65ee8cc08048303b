import { chakra } from '@chakra-ui/react';
import {
  type ConflictGrade,
  type ConflictReport,
  declinedBeforeText,
  declinedQuantityText,
  doseWarningKey,
  duplicateWords,
  earlierDeclines,
  isSevere,
  readAsText,
} from '@signa/core/safety';
import { CircleHelp, CopyCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormWork } from '../form/form-work-context';
import { PanelItem } from './conflict-line';
import type { ConflictPanelProps } from './conflict-panel-props';
import { ConflictRow } from './conflict-row';
import { DoseWarningRow } from './dose-warning-row';
import { DuplicateTable } from './duplicate-table';
import { Panel } from './panel';
import { PanelHead } from './panel-head';

/** Findings that require nothing, except one press to settle a calculation (P-231, P-245). */
export function MinorFindings({ onCorrectWeight, onUseWeight }: ConflictPanelProps) {
  const { report, state, setting } = useFormWork();
  const { conflicts, duplicates, doubts } = minorFindingsOf(report);
  const earlier = setting.product && setting.facts ? earlierDeclines(setting.product, setting.facts.declines) : [];
  const count = conflicts.length + duplicates.length + doubts.length + earlier.length;
  const unsure = unsureLines(report);
  if (count === 0 && unsure.length === 0) return null;
  const isArithmetic = doubts.length === count && count > 0;
  const [duplicate] = duplicates;
  const hasTable = duplicate !== undefined && !report.duplicates.some(({ grade }) => grade === 'serious');
  return (
    <Panel grade="worth-knowing" aria-label={count > 0 ? 'Worth knowing' : 'Not checked'}>
      {count > 0 && (
        <PanelHead
          grade="worth-knowing"
          about={isArithmetic ? 'Arithmetic only; Signa does not propose a dose' : String(count)}
        />
      )}
      <chakra.ul m="0" p="0">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={`${conflict.kind}-${conflict.ruleId}-${conflict.patientValue}-${conflict.productValue}`}
            conflict={conflict}
            tone="worth-knowing"
            onCorrectWeight={conflict.kind === 'weight' ? onCorrectWeight : undefined}
          />
        ))}
        {doubts.map((warning) => (
          <DoseWarningRow
            key={doseWarningKey(warning)}
            doubt={warning}
            isKept={state.kept?.includes(doseWarningKey(warning)) ?? false}
            onUseWeight={onUseWeight}
          />
        ))}
        {duplicate && (
          <Line icon={CopyCheck}>
            {
              duplicateWords(duplicate, {
                patientName: setting.patient?.name ?? 'The patient',
                timeZone: setting.location.timeZone,
                today: setting.today,
              }).heading
            }
          </Line>
        )}
        {earlier.map((decline) => (
          <Line key={decline.at} icon={Undo2}>
            <chakra.b fontWeight="semibold" color="fg.default">
              {declinedBeforeText(decline, setting.location.timeZone)}
            </chakra.b>{' '}
            {declinedQuantityText(decline)}
          </Line>
        ))}
        {unsure.map(({ key, name, text }) => (
          <Line key={key} icon={CircleHelp}>
            <chakra.b fontWeight="medium" color="fg.default">
              {name}
            </chakra.b>
            {`: ${text}`}
          </Line>
        ))}
      </chakra.ul>
      {hasTable && <DuplicateTable />}
    </Panel>
  );
}

/** Values that were not checked, and values that were compared under another name (P-320). */
function unsureLines({ notChecked, readAs }: ConflictReport) {
  return [
    ...notChecked.map(({ kind, name, reason }) => ({ key: `${kind}-${name}`, name, text: reason })),
    ...readAs.map((read) => ({ key: `read-${read.kind}-${read.name}`, name: read.name, text: readAsText(read) })),
  ];
}

/** The minor findings of a report. */
function minorFindingsOf({ conflicts, advisories, duplicates, doubts }: ConflictReport) {
  const isLight = ({ grade }: { readonly grade: ConflictGrade }) => !isSevere(grade);
  return {
    conflicts: [...conflicts.filter(isLight), ...advisories],
    duplicates: duplicates.filter(isLight),
    doubts: doubts.filter(isLight),
  };
}

const Line = ({ icon: Icon, children }: { readonly icon: typeof CircleHelp; readonly children: ReactNode }) => (
  <PanelItem display="flex" gap="2.5" textStyle="meta" color="fg.muted">
    <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
    <span>{children}</span>
  </PanelItem>
);
