import type { LocationEditor } from '@signa/core/practice';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../part/button/button';
import { useShortcut } from '../../../platform/keyboard/use-shortcut';
import type { UpdateLocationDialogProps } from './update-location-dialog';
import { useLocationKnowledge } from './use-location-knowledge';
import type { LocationKnowledge } from './use-location-knowledge';
import { lazyPart } from '../../../platform/lazy/lazy-part';

const dialog = lazyPart(() => import('./update-location-dialog').then((module) => module.UpdateLocationDialog));

interface EditPracticeProps extends Pick<UpdateLocationDialogProps, 'location' | 'hasWriteback'> {
  readonly editor: LocationEditor;
}

/** Opens the form of a location. */
export function EditPractice({ location, editor, hasWriteback }: EditPracticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useShortcut({ keys: ['E'], label: 'Edit the practice', section: 'Practice', run: open });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="solid" icon={Pencil} keys={['E']} onClick={open}>
        Edit Practice
      </Button>
      {isOpen &&
        (editor.kind === 'support' ? (
          <Known organization={location.organization}>
            {(known) => <dialog.Part {...{ location, editor, known, hasWriteback }} onClose={close} />}
          </Known>
        ) : (
          <dialog.Part {...{ location, editor, hasWriteback }} known={null} onClose={close} />
        ))}
    </>
  );
}

interface KnownProps {
  readonly organization: LocationKnowledge['organization'];
  readonly children: (known: LocationKnowledge) => React.ReactNode;
}

/** Renders the support form once its choices are loaded. */
export function Known({ organization, children }: KnownProps) {
  const known = useLocationKnowledge(organization);
  return known && children(known);
}
