import { Camera } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../part/button/button';
import { usePractice } from '../../../platform/practice/practice';
import { PictureDialog } from './picture-dialog';
import { mayPicture } from './pictured-person';
import type { PicturedPerson } from './pictured-person';

/** The button that changes a picture, for users who can. */
export function ChangePicture({ person }: { readonly person: PicturedPerson }) {
  const { user, caller } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayPicture(caller, user.id, person)) return null;
  return (
    <>
      <Button size="sm" icon={Camera} onClick={() => setIsOpen(true)}>
        {person.profilePictureThumbnailUrl === null ? 'Add picture' : 'Change picture'}
      </Button>
      {/* Rendered in a portal because HTML forms can't be nested. */}
      {isOpen && createPortal(<PictureDialog person={person} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
