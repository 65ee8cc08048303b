import { isPrnOnly } from '@signa/core/catalog';
import { Check, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { DoseLine } from '../dose/dose-line';
import { FavoriteNoteLine } from '../favorite/favorite-note-line';
import { useFormWork } from '../form/form-work-context';
import { NoteLine } from '../notice/note-line';
import { directionsWarning } from '../form/directions-warning';
import { ShortcutTextField } from './text-field';

/**
 * The directions for use, printed on the label (P-052, P-053). If written for another strength, they must be reviewed
 * (P-035). The dose by weight is below them (P-405).
 */
export function DirectionsField() {
  const work = useFormWork();
  const { product } = work.setting;
  const warning = directionsWarning(work);
  return (
    <>
      <ShortcutTextField
        name="directions"
        label="Directions"
        shortcuts="SIG"
        optional={product !== null && isPrnOnly(product)}
      />
      <FavoriteNoteLine />
      <DoseLine />
      {warning && (
        <NoteLine
          tone="near"
          icon={TriangleAlert}
          urgent
          actions={
            <Button size="sm" icon={Check} onClick={() => work.act({ type: 'directions-right' })}>
              Keep directions
            </Button>
          }
        >
          {warning}
        </NoteLine>
      )}
    </>
  );
}
