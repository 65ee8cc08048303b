import { chakra } from '@chakra-ui/react';
import { consultCode, consultTexts, prescriptionLimits } from '@signa/core/prescribing';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../../part/button/button';
import { Field } from '../../../../part/field/field';
import { TextInput } from '../../../../part/field/text-input';
import { useFormWork } from '../form/form-work-context';
import { useConsultsByCode } from './consult-field-data';
import type { Consult } from './consult-field-data';

interface ConsultFieldSearchProps {
  readonly line: (consult: Consult) => string;
  readonly onChoose: (consult: Consult) => void;
}

/** Finds one of the patient's consultations by its code; the result can be linked (P-093). */
export function ConsultFieldSearch({ line, onChoose }: ConsultFieldSearchProps) {
  const { setting } = useFormWork();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { found, isSearching, failure } = useConsultsByCode(setting, asked);
  const find = () => setAsked(consultCode(typed));
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" minW="0">
      <Field
        label="Consultation code"
        warning={failure}
        help={found?.length === 0 ? consultTexts.notFound : isSearching ? 'Searching.' : null}
      >
        <chakra.span display="flex" gap="2">
          <TextInput
            value={typed}
            most={prescriptionLimits.consultCodeMax}
            onChange={setTyped}
            onKeyDown={findOnEnter}
            name="consultCode"
          />
          <Button onClick={find} disabled={consultCode(typed) === null} busy={isSearching}>
            Find
          </Button>
        </chakra.span>
      </Field>
      {found && found.length > 0 && (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" aria-label="Found consultations">
          {found.map((consult) => (
            <chakra.li key={consult.id} display="flex" alignItems="center" justifyContent="space-between" gap="3">
              <chakra.span minW="0" overflowWrap="anywhere">
                {consult.code}: {line(consult)}
              </chakra.span>
              <Button onClick={() => onChoose(consult)} aria-label={`Link consultation ${consult.code ?? consult.id}`}>
                Link
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
