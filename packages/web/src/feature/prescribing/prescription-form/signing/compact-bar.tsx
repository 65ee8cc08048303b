import { chakra } from '@chakra-ui/react';
import { contraindications } from '@signa/core/safety';
import { noAllergiesText, weightLabels } from '@signa/core/clients';
import { compactText, officeUseGroup } from '@signa/core/prescribing';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { fullTitle } from '../../../../part/text/product-title';
import { useFormWork } from '../form/form-work-context';
import { fitsRail } from '../../../../part/surface/room';

interface CompactBarProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The ID of the controlled element. */
  readonly controls: string;
}

/** On a phone: patient and product in the bar above the buttons; pressing it expands the whole list (P-252). */
export function CompactBar({ isOpen, onToggle, controls }: CompactBarProps) {
  const { setting, form } = useFormWork();
  const { patient, product, isOfficeUse } = setting;
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <chakra.button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      w="full"
      px="4"
      pt="2"
      pb="1"
      textAlign="start"
      cursor="pointer"
      css={{ [fitsRail]: { display: 'none' } }}
    >
      <chakra.span minW="0" flex="1" overflowWrap="anywhere">
        <chakra.span srOnly>What you will sign: </chakra.span>
        <chakra.span display="block" textStyle="base">
          <chakra.b fontWeight="semibold">
            {isOfficeUse || !patient ? (isOfficeUse ? officeUseGroup : 'N/A') : patient.name}
          </chakra.b>
          {patient && !isOfficeUse && <Safety />}
        </chakra.span>
        <chakra.span display="block" textStyle="meta" lineHeight="1.125rem" color="fg.muted">
          {[product ? fullTitle(product) : 'No product', compactText(form, product)].join(', ')}
          {form.directions?.trim() && (
            <chakra.span
              css={{ display: '-webkit-box', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
            >
              {form.directions.trim()}
            </chakra.span>
          )}
        </chakra.span>
      </chakra.span>
      <chakra.span color="fg.muted" display="inline-flex" pt="0.5">
        <Chevron size={18} aria-hidden />
      </chakra.span>
    </chakra.button>
  );
}

/** The values that the dose depends on, such as ', Feline, 9.4 lbs, No Known Allergies'. */
function Safety() {
  const { setting, report } = useFormWork();
  const { patient } = setting;
  if (!patient) return null;
  const isAgainst = contraindications(report).some(({ kind }) => kind === 'species');
  const allergies = [...new Set(patient.allergies.map(({ name }) => name))];
  return (
    <>
      {', '}
      {isAgainst ? (
        <chakra.b fontWeight="semibold" color="status.expired.fg">
          {patient.species?.name}
        </chakra.b>
      ) : (
        (patient.species?.name ?? 'species unknown')
      )}
      {`, ${weightLabels(patient)?.recorded ?? 'weight unknown'}, `}
      {allergies.length === 0 ? (
        noAllergiesText(patient)
      ) : (
        <chakra.b fontWeight="semibold" color="status.expired.fg">
          {`Allergies: ${allergies.join(', ')}`}
        </chakra.b>
      )}
    </>
  );
}
