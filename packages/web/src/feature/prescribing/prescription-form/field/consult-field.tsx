import { consultOffer, consultTexts } from '@signa/core/prescribing';
import { hasFeature } from '@signa/core/practice';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { useFormWork } from '../form/form-work-context';
import { ConsultFieldChoice } from './consult-field-choice';

/** The consultation that a prescription belongs to, at locations with a PIMS (P-090 to P-094). */
export function ConsultField() {
  const { setting, form } = useFormWork();
  const { location, patient, features } = setting;
  const offer = consultOffer({ location, hasPimsWriteback: hasFeature(features, 'pimsWriteback'), patient }, form);
  if (offer.kind === 'hidden') return null;
  if (offer.kind === 'choice') return <ConsultFieldChoice />;
  return (
    <Field label="Consultation" help={offer.hint}>
      <LockedValue>{consultTexts.none}</LockedValue>
    </Field>
  );
}
