import { chakra } from '@chakra-ui/react';
import { gradeOf } from '@signa/core/portal';
import { searchWords } from '@signa/core/clients';
import { markedInRow } from '@signa/core/prescribing';
import { folded } from '@signa/core/base';
import { MarkedTerms } from '../../../part/list/marked-text';
import type { Hit } from './hit';

/** The parts of a name to highlight: the whole text if the name contains it; otherwise, its words. */
function termsIn(text: string, name: string): readonly string[] {
  if (text === '') return [];
  if (folded(name).includes(folded(text))) return [text];
  return gradeOf(text, name) === null ? [] : searchWords(text);
}

/** The first line of a row. */
export function HitText({ hit, text }: { readonly hit: Hit; readonly text: string }) {
  switch (hit.offers) {
    case 'record': {
      const { record } = hit;
      const isPrescription = record.kind === 'prescription';
      const terms = isPrescription ? markedInRow(text, record.rxNumber) : termsIn(text, record.title);
      return (
        <chakra.span display="block" overflowWrap="anywhere">
          <chakra.span textStyle="name">
            <MarkedTerms text={record.title} terms={terms} />
          </chakra.span>
          {isPrescription && (
            <>
              {' '}
              <MarkedTerms text={record.drug} terms={terms} />
            </>
          )}
        </chakra.span>
      );
    }
    case 'screen':
      return (
        <span>
          <chakra.span textStyle="name">
            <MarkedTerms text={hit.screen.label} terms={termsIn(text, hit.screen.label)} />
          </chakra.span>
          {hit.count !== undefined && hit.count > 0 && (
            <chakra.span color="fg.muted">{` ${hit.count.toLocaleString('en-US')}`}</chakra.span>
          )}
          {hit.screen.group !== null && <chakra.span color="fg.muted">{` in ${hit.screen.group}`}</chakra.span>}
        </span>
      );
    case 'action':
      return <MarkedTerms text={hit.action.title} terms={termsIn(text, hit.action.title)} />;
    case 'again':
      return <>{hit.title}</>;
  }
}
