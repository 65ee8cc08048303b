import { chakra } from '@chakra-ui/react';
import { patientAge } from '@signa/core/clients';
import { whichAnimalOf } from '@signa/core/prescribing';
import type { PlainDate } from '@signa/core/base';
import { useId } from 'react';
import { tickStyle } from '../../../../part/field/tick-style';
import { useFormWork } from '../form/form-work-context';
import { formFactsOf } from '../state/setting';

const Dot = chakra('input', tickStyle);

interface Animal {
  readonly id: string;
  readonly name: string;
  readonly species: { readonly name: string } | null;
  readonly birthdate: PlainDate | null;
}

/**
 * Chooses the patient with one press: name, species, and age, none preselected. Nothing can be signed for the wrong
 * patient (P-249).
 */
export function AnimalTiles() {
  const { setting, form, act } = useFormWork();
  const name = useId();
  const asked = whichAnimalOf(formFactsOf(setting));
  const { patient, today } = setting;
  if (!asked || !patient) return null;
  const about = ({ species, birthdate }: Animal) =>
    [species?.name ?? 'Species unknown', patientAge({ birthdate, isDeceased: false }, today)]
      .filter(Boolean)
      .join(', ');
  return (
    <chakra.fieldset data-place="confirmedPatientId" mt="1">
      <chakra.legend srOnly>{asked.question}</chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="1.5">
        {[patient, ...asked.animals].map((animal) => (
          <chakra.label
            key={animal.id}
            display="flex"
            gap="2"
            px="2"
            py="1"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="control"
            cursor="pointer"
            minW="0"
            css={{
              '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
            }}
          >
            <Dot
              round
              type="radio"
              name={name}
              value={animal.id}
              checked={form.confirmedPatientId === animal.id}
              onChange={() => act({ type: 'fill', values: { confirmedPatientId: animal.id } })}
              mt="0.5"
              css={{ '&:focus-visible': { outline: 'none' } }}
            />
            <chakra.span minW="0" overflowWrap="anywhere">
              <chakra.b display="block" textStyle="chip" fontWeight="semibold" lineHeight="1.125rem">
                {animal.name}
              </chakra.b>
              <chakra.span textStyle="label" color="fg.muted">
                {about(animal)}
              </chakra.span>
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
