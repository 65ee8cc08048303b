import { favoriteNote } from '@signa/core/prescribing';
import { Calculator, TriangleAlert, Undo2 } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { useFormWork } from '../form/form-work-context';
import { NoteLine } from '../notice/note-line';
import { rereadForm } from '../state/form-state';

/** The arithmetic of computed directions, or why they were not filled in, and Undo (P-496). */
export function FavoriteNoteLine() {
  const { state, form, setting, act } = useFormWork();
  const { favorite } = state;
  const before = favorite?.before;
  const note = favoriteNote(favorite?.applied ?? null, form, setting.patient);
  if (!favorite || (!note && !before)) return null;
  return (
    <NoteLine
      tone={note?.isWarning ? 'near' : 'accent'}
      icon={note?.isWarning ? TriangleAlert : Calculator}
      actions={
        before && (
          <Button size="sm" icon={Undo2} onClick={() => act({ type: 'restart', state: rereadForm(before) })}>
            Undo
          </Button>
        )
      }
    >
      {note?.text ?? `Filled in with ${favorite.applied.name}.`}
    </NoteLine>
  );
}
