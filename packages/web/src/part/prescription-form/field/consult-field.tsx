import { consultHint } from '@signa/core/prescription';
import { isPimsEnabled } from '@signa/core/pims';
import { hasFeature } from '@signa/core/practice';
import { Field } from '../../field/field';
import { LockedValue } from '../../field/locked-value';
import { useFormWork } from '../form-work-context';

/** Why no consultation can be linked, where the location has a practice-management system (P-091). */
export function ConsultField() {
  const { setting, form } = useFormWork();
  const { location, patient, features } = setting;
  if (form.isOfficeUse || !isPimsEnabled(location)) return null;
  const hint = consultHint({ location, hasPimsWriteback: hasFeature(features, 'pimsWriteback'), patient });
  if (hint === null) return null;
  return (
    <Field label="Consultation" help={hint}>
      <LockedValue>Do not link to consultation</LockedValue>
    </Field>
  );
}
