import { chakra } from '@chakra-ui/react';
import { lawFactsOf } from '@signa/core/prescribing';
import { isControlled } from '@signa/core/catalog';
import { lawLimitTexts, productLaw, stateName, stateSchedules } from '@signa/core/safety';
import { ShieldAlert } from 'lucide-react';
import { Badge } from '../../../../part/badge/badge';
import { useFormWork } from '../form/form-work-context';
import { formFactsOf } from '../state/setting';

/** How the state controls the product, with what the law allows: 'C-V in Kentucky', 'At most 5 refills' (P-396). */
export function StateLaw() {
  const { setting, form } = useFormWork();
  const facts = lawFactsOf(formFactsOf(setting));
  if (facts === null || setting.isOfficeUse) return null;
  const controls = stateSchedules(facts);
  if (controls.length === 0 && !isControlled(facts.product)) return null;
  const limits = lawLimitTexts(productLaw(facts), facts.today, form);
  return (
    <chakra.div role="group" aria-label="State law" px="4" textStyle="meta" lineHeight="1.125rem" color="fg.muted">
      {controls.length > 0 && (
        <chakra.span display="flex" flexWrap="wrap" gap="1" mb="1">
          {controls.map(({ jurisdiction, schedule }) => (
            <Badge key={jurisdiction} tone="controlled" icon={ShieldAlert}>
              {`${schedule} in ${stateName(jurisdiction)}`}
            </Badge>
          ))}
        </chakra.span>
      )}
      {limits.length > 0 && <p>{`State and federal law: ${limits.join(' · ')}.`}</p>}
    </chakra.div>
  );
}
