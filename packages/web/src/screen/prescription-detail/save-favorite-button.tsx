import { isActiveDraft, startFavorite } from '@signa/core/prescribing';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { FavoriteDialog } from '../../feature/prescribing/favorites/favorite-dialog';
import { Button } from '../../part/button/button';
import { usePractice } from '../../platform/practice/practice';
import type { DetailedPrescription } from './detailed-prescription';

/** Keeps a signed prescription as a favorite (P-497). */
export function SaveFavoriteButton({ prescription }: { readonly prescription: DetailedPrescription }) {
  const { mayUse } = usePractice();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse('AddFavorite') || isActiveDraft(prescription)) return null;
  const { product, locationPatient, isOfficeUse } = prescription;
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={BookmarkPlus} onClick={() => setOpen(true)}>
        Save as favorite
      </Button>
      {isOpen && (
        <FavoriteDialog
          product={product}
          start={startFavorite({ ...prescription, patient: isOfficeUse ? null : locationPatient })}
          favorite={null}
          onStale={close}
          onClose={close}
        />
      )}
    </>
  );
}
