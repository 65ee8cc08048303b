import { prescriptionLimits } from '@signa/core/prescription';
import { isPrnOnly } from '@signa/core/product';
import { useFormWork } from '../form-work-context';
import { ShortcutTextField } from './text-field';

/** How it is given; the label of the bottle (P-052, P-053). */
export function DirectionsField() {
  const { product } = useFormWork().setting;
  return (
    <ShortcutTextField
      name="directions"
      label="Directions"
      shortcuts="SIG"
      max={prescriptionLimits.directionsMax}
      optional={product !== null && isPrnOnly(product)}
    />
  );
}
