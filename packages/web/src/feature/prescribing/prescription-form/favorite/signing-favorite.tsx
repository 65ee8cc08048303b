import { chakra } from '@chakra-ui/react';
import { favoriteNote } from '@signa/core/prescribing';
import { fitsRail } from '../../../../part/surface/room';
import { useFormWork } from '../form/form-work-context';

/**
 * How the directions were computed, in the signing summary. Beside the form, which shows it at the directions, only a
 * warning is repeated, so that all values to be signed stay in view (P-251, P-496).
 */
export function SigningFavorite() {
  const { state, form, setting } = useFormWork();
  const note = favoriteNote(state.favorite?.applied ?? null, form, setting.patient);
  if (!note) return null;
  return (
    <chakra.p
      textStyle="meta"
      color={note.isWarning ? 'status.near.fg' : 'fg.muted'}
      mt="1"
      overflowWrap="anywhere"
      css={{ [fitsRail]: { display: note.isWarning ? 'block' : 'none' } }}
    >
      {note.text}
    </chakra.p>
  );
}
