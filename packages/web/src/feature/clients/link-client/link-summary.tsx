import { chakra } from '@chakra-ui/react';
import {
  clientLinkedText,
  clientLinkInput,
  genderLabel,
  patientLinkInput,
  type PatientPimsLink,
} from '@signa/core/clients';
import { formatDate, formatPhone } from '@signa/core/base';
import { Info } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../part/button/button';
import { FactLine } from '../../../part/surface/facts';
import { usePractice } from '../../../platform/practice/practice';
import { caretakerName } from './chosen-caretaker';
import type { Caretaker, LinkedPatient } from './link-types';
import type { Linking } from './use-linking';

/** Lists the values that linking stores, beside the button. Existing values are kept (C-110, C-114). */
export function LinkSummary({ linking }: { readonly linking: Linking }) {
  const id = useId();
  const { client, patients, work, busy, taken, leave } = linking;
  const { chosen, pairs } = work;
  const left = patients.filter((patient) => !pairs.has(patient.id));
  return (
    <chakra.section
      aria-labelledby={id}
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      bg="bg.raised"
      position={{ lg: 'sticky' }}
      top="4"
    >
      <chakra.div p="4" borderBottomWidth="1px" borderColor="border.subtle">
        <chakra.h3 id={id} textStyle="name" mb="2">
          What linking will save
        </chakra.h3>
        {chosen ? (
          <Stored client={client} patients={patients} chosen={chosen} work={work} />
        ) : (
          <chakra.p textStyle="meta" color="fg.muted">
            Select a PIMS client to see the changes.
          </chakra.p>
        )}
      </chakra.div>
      {chosen && (
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="2"
          p="4"
          borderBottomWidth="1px"
          borderColor="border.subtle"
        >
          <Remark>Existing values are kept; PIMS fills only empty fields.</Remark>
          {left.length > 0 && (
            <Remark>
              {namesOf(left)} {left.length === 1 ? 'stays' : 'stay'} unlinked, without writeback.
            </Remark>
          )}
        </chakra.div>
      )}
      <chakra.div display="flex" flexDirection="column" gap="2" p="4">
        <Button
          type="submit"
          variant="solid"
          w="full"
          busy={busy}
          keys={['Ctrl', 'Enter']}
          disabledReason={chosen ? taken && clientLinkedText : 'Select a PIMS client first.'}
        >
          {pairs.size === 0
            ? 'Link client'
            : `Link client and ${pairs.size} ${pairs.size === 1 ? 'patient' : 'patients'}`}
        </Button>
        <Button w="full" onClick={leave} disabled={busy}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

const namesOf = (patients: readonly LinkedPatient[]) =>
  new Intl.ListFormat('en').format(patients.map(({ name }) => name));

const Remark = ({ children }: { readonly children: ReactNode }) => (
  <chakra.p display="flex" gap="2" textStyle="meta" color="fg.muted">
    <chakra.span flexShrink="0" pt="0.5">
      <Info size={14} aria-hidden />
    </chakra.span>
    <span>{children}</span>
  </chakra.p>
);

type StoredProps = Pick<Linking, 'client' | 'patients' | 'work'> & { readonly chosen: Caretaker };

function Stored({ client, patients, chosen, work }: StoredProps) {
  const { today } = usePractice();
  const { email, locationClientPhones: phones, locationClientAddress: places } = clientLinkInput(client, chosen);
  const paired = patients.filter(({ id }) => work.pairs.has(id));
  return (
    <>
      <chakra.p textStyle="section" overflowWrap="anywhere">
        {caretakerName(chosen)}
      </chakra.p>
      <chakra.dl>
        <FactLine label="PIMS ID">
          {chosen.pimsId ?? chosen.id}, {chosen.pimsConnectionType}
        </FactLine>
        <FactLine label="Email">{email ?? <Kept />}</FactLine>
        <FactLine label="Phones">
          {phones ? (
            phones.map(({ phoneNumber }) => <Line key={phoneNumber}>{formatPhone(phoneNumber)}</Line>)
          ) : (
            <Kept />
          )}
        </FactLine>
        <FactLine label="Addresses">
          {places ? (
            places.map(({ addressLine1, city, state, zip }) => (
              <Line key={addressLine1 + zip}>{`${addressLine1}, ${city}, ${state} ${zip}`}</Line>
            ))
          ) : (
            <Kept />
          )}
        </FactLine>
        {paired.map((patient) => {
          const theirs = chosen.patients.find(({ id }) => id === work.pairs.get(patient.id));
          if (!theirs) return null;
          const sent = patientLinkInput(patient, theirs, chosen.pimsConnectionType, today());
          return (
            <FactLine key={patient.id} label={patient.name}>
              <Line>PIMS ID {theirs.pimsId ?? theirs.id}</Line>
              {filledBy(sent).map((text) => (
                <Line key={text}>{text}</Line>
              ))}
            </FactLine>
          );
        })}
      </chakra.dl>
    </>
  );
}

const Kept = () => (
  <chakra.span fontWeight="normal" color="fg.muted">
    kept
  </chakra.span>
);
const Line = ({ children }: { readonly children: ReactNode }) => <chakra.span display="block">{children}</chakra.span>;

/** Descriptions of the empty values that linking fills in. */
function filledBy({ weight, gender, deceasedDate, isDeceased }: PatientPimsLink): string[] {
  const texts = [
    weight !== undefined && `Weight ${weight} lbs`,
    gender !== undefined && `Gender ${genderLabel(gender)}`,
    deceasedDate !== undefined && `Died ${formatDate(deceasedDate)}`,
    isDeceased === true && deceasedDate === undefined && 'Deceased',
  ];
  return texts.filter((text) => text !== false);
}
