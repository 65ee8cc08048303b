import { chakra } from '@chakra-ui/react';
import { priceLabel, type PriceQuestion, weightRangeLabel } from '@signa/core/catalog';
import { type OfferedStrength, selectionStepLabels } from '@signa/core/prescribing';
import { RowChevron } from './row-chevron';
import { ChoiceRow, RowList, StepList } from './step-list';
import type { SelectionProduct } from './use-look-ups';

type Strength = OfferedStrength<SelectionProduct>;

interface StrengthStepProps {
  readonly strengths: readonly Strength[];
  readonly priceOf: PriceQuestion;
  readonly onChoose: (strength: Strength) => void;
}

/** Step 2: the strengths, by classification (P-026). */
export function StrengthStep({ strengths, priceOf, onChoose }: StrengthStepProps) {
  const classifications = [...new Set(strengths.map(({ classification }) => classification))];
  return (
    <StepList label={selectionStepLabels.strength}>
      {classifications.map((classification) => (
        <section key={classification} aria-label={classification}>
          <chakra.h3
            textStyle="label"
            color="fg.subtle"
            bg="bg.strip"
            px="4"
            py="1.5"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            {classification}
          </chakra.h3>
          <RowList>
            {strengths
              .filter((one) => one.classification === classification)
              .map((strength) => (
                <li key={strength.strength}>
                  <ChoiceRow type="button" data-row onClick={() => onChoose(strength)}>
                    <chakra.span flex="1" minW="0">
                      <chakra.span display="block" textStyle="section">
                        {strength.strength || 'No strength'}
                      </chakra.span>
                      <chakra.span display="block" textStyle="meta" color="fg.muted">
                        {notesOf(strength).join(' • ')}
                      </chakra.span>
                    </chakra.span>
                    <chakra.span textStyle="name" display="inline-block">
                      {priceLabel(strength.products, priceOf)}
                    </chakra.span>
                    <RowChevron />
                  </ChoiceRow>
                </li>
              ))}
          </RowList>
        </section>
      ))}
    </StepList>
  );
}

const distinct = (texts: readonly (string | null)[]): string =>
  [...new Set(texts)].filter((text) => text !== null && text !== '').join(', ');

/** Pack sizes and weight ranges of a strength. */
const notesOf = ({ products }: Strength): readonly string[] =>
  [distinct(products.map(({ packsizeDisplay }) => packsizeDisplay)), distinct(products.map(weightRangeLabel))].filter(
    (note) => note !== '',
  );
