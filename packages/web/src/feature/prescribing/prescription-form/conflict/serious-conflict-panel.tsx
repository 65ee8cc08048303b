import { chakra } from '@chakra-ui/react';
import {
  type ConflictGrade,
  conflictHeading,
  type ConflictReport,
  doseWarningKey,
  type DuplicateTherapy,
  contraindications,
  duplicateWords,
  severeFindings,
  harmOf,
  therapyName,
} from '@signa/core/safety';
import { ArrowUpRight } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { LinkButton } from '../../../../part/button/link-button';
import { useReturnLink } from '../../../../part/text/return-link';
import { useFormWork } from '../form/form-work-context';
import { conflictCount } from '../form/conflict-count';
import { ConflictLine } from './conflict-line';
import type { ConflictPanelProps } from './conflict-panel-props';
import { ConflictRow } from './conflict-row';
import { DoseWarningRow } from './dose-warning-row';
import { DuplicateTable } from './duplicate-table';
import { NoteRow } from './note-row';
import { OtherAnimalLine } from './other-animal-line';
import { OverrideReasonField } from './override-reason-field';
import { Panel, PanelPart } from './panel';
import { PanelHead } from './panel-head';
import { WrongRecordLine } from './wrong-record-line';
import type { PanelHeadProps } from './panel-head';

interface SeriousConflictPanelProps extends ConflictPanelProps {
  readonly grade: Exclude<ConflictGrade, 'worth-knowing'>;
}

/**
 * The conflicts that need the vet's decision before issuing: the most severe first, then the reason and the note that
 * explain it (P-088, P-231 to P-233, P-319).
 */
export function SeriousConflictPanel({
  grade,
  onCorrectWeight,
  onUseWeight,
  onContinue,
  onDecline,
}: SeriousConflictPanelProps) {
  const { report, state } = useFormWork();
  const { conflicts, duplicates, doubts } = severeFindings(report);
  const isFirst = conflicts.filter((conflict) => conflict.grade === grade);
  const others = conflicts.filter((conflict) => conflict.grade !== grade);
  const [duplicate] = duplicates;
  return (
    <Panel grade={grade} aria-label={conflictHeading} data-conflicts>
      <PanelHead grade={grade} {...useHead(grade, report)} />
      <chakra.ul m="0" p="0">
        {isFirst.map((conflict) => (
          <ConflictRow
            key={`${conflict.kind}-${conflict.ruleId}-${conflict.patientValue}-${conflict.productValue}`}
            conflict={conflict}
            tone={grade}
            isReasonShown={conflict === isFirst[0] && grade === 'contraindicated'}
            onCorrectWeight={conflict.kind === 'weight' ? onCorrectWeight : undefined}
          />
        ))}
        {others.map((conflict) => (
          <ConflictLine
            key={`${conflict.kind}-${conflict.ruleId}-${conflict.patientValue}-${conflict.productValue}`}
            conflict={conflict}
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
      </chakra.ul>
      {duplicate && <DuplicateTable />}
      <OtherAnimalLine />
      <PanelPart>
        {duplicate && <DuplicateActions duplicate={duplicate} onDecline={onDecline} />}
        {grade === 'contraindicated' && <WrongRecordLine onCorrectWeight={onCorrectWeight} />}
        <OverrideReasonField grade={grade} />
        <NoteRow grade={grade} onContinue={onContinue} />
      </PanelPart>
    </Panel>
  );
}

/** The heading: the harm, the duplicate therapy, or the number of conflicts. */
function useHead(grade: ConflictGrade, report: ConflictReport): Omit<PanelHeadProps, 'grade'> {
  const { setting } = useFormWork();
  const { conflicts, duplicates, doubts } = severeFindings(report);
  const count = conflictCount(conflicts.length + duplicates.length + doubts.length);
  const [against] = contraindications(report);
  if (grade === 'contraindicated' && against) {
    const { harm, rest: more } = harmOf(against);
    return { about: count, sentence: harm, more };
  }
  const [duplicate] = duplicates;
  if (!duplicate) return { about: count };
  const words = duplicateWords(duplicate, {
    patientName: setting.patient?.name ?? 'The patient',
    timeZone: setting.location.timeZone,
    today: setting.today,
  });
  return {
    about: conflicts.length + doubts.length > 0 ? count : 'Duplicate therapy',
    sentence: words.heading,
    more: words.sentence,
  };
}

/** The actions for a duplicate: decline because the active prescription covers it, or open that prescription. */
function DuplicateActions({
  duplicate: { therapy },
  onDecline,
}: Pick<ConflictPanelProps, 'onDecline'> & { readonly duplicate: DuplicateTherapy }) {
  const returnLink = useReturnLink();
  if (therapy.kind !== 'prescription') return null;
  const name = therapyName(therapy);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {onDecline && (
        <Button variant="accent" onClick={onDecline}>
          {`Decline, ${name} covers it…`}
        </Button>
      )}
      <LinkButton to={`/history/${therapy.id}`} state={returnLink} iconAfter={ArrowUpRight}>
        {`Open ${name}`}
      </LinkButton>
    </chakra.div>
  );
}
