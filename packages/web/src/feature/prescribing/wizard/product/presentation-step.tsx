import { chakra } from '@chakra-ui/react';
import { selectionStepLabels } from '@signa/core/prescribing';
import { DosageImage } from '../../../../part/picture/dosage-image';
import { RowChevron } from './row-chevron';
import { ChoiceRow, RowList, StepList } from './step-list';
import type { SelectionPresentation } from './use-look-ups';

interface PresentationStepProps {
  readonly presentations: readonly SelectionPresentation[];
  readonly onChoose: (id: string) => void;
}

/** Step 1: the dosage forms of the family (P-026, P-145). */
export function PresentationStep({ presentations, onChoose }: PresentationStepProps) {
  return (
    <StepList label={selectionStepLabels.presentation}>
      <RowList>
        {presentations.map(({ id, description }) => (
          <li key={id}>
            <ChoiceRow type="button" data-row onClick={() => onChoose(id)}>
              <chakra.span color="fg.muted" display="inline-flex" aria-hidden>
                <DosageImage form={description} size={32} />
              </chakra.span>
              <chakra.span textStyle="section" flex="1" minW="0">
                {description}
              </chakra.span>
              <RowChevron />
            </ChoiceRow>
          </li>
        ))}
      </RowList>
    </StepList>
  );
}
