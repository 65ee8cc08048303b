import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import type { KeyboardEvent } from 'react';
import { FailedLine } from '../../../part/surface/failed-line';
import { CaretakerSearch } from './caretaker-search';
import { ChosenCaretaker } from './chosen-caretaker';
import { LinkSummary } from './link-summary';
import { PatientPairing } from './patient-pairing';
import type { Linking } from './use-linking';

/** The selected client, the search, and the patients, in this order (C-109). Ctrl Enter links; Escape leaves. */
export function LinkForm({ linking }: { readonly linking: Linking }) {
  const { client, work, patients, failure, busy, link, leave } = linking;
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!sends && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat || busy) return;
    if (sends) event.currentTarget.requestSubmit();
    else leave();
  };
  return (
    <chakra.form
      noValidate
      aria-label={`Link ${clientName(client)} to PIMS`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        link();
      }}
      css={{ containerType: 'inline-size', containerName: 'link' }}
    >
      <chakra.div display="grid" gap="5" alignItems="start" css={besides}>
        <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
          {failure && <FailedLine>{`${failure.title}: ${failure.description}`}</FailedLine>}
          <ChosenCaretaker chosen={work.chosen} taken={linking.taken} onClear={() => work.choose(null)} />
          <CaretakerSearch client={client} type={linking.type} work={work} />
          <PatientPairing patients={patients} work={work} />
        </chakra.div>
        <LinkSummary linking={linking} />
      </chakra.div>
    </chakra.form>
  );
}

/** On wide containers, the summary appears beside the choices. */
const besides = {
  '@container link (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20.5rem' },
} as const;
