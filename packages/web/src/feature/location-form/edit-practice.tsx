import type { LocationEditor } from '@signa/core/practice';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import type { UpdateLocationDialogProps } from './update-location-dialog';
import { useLocationKnowledge } from './use-location-knowledge';
import type { LocationKnowledge } from './use-location-knowledge';

const Dialog = lazy(() =>
  import('./update-location-dialog').then((module) => ({ default: module.UpdateLocationDialog })),
);

export interface EditPracticeProps extends Pick<UpdateLocationDialogProps, 'location' | 'hasWriteback'> {
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
      {isOpen && (
        <Suspense fallback={null}>
          {editor.kind === 'support' ? (
            <Known organization={location.organization}>
              {(known) => <Dialog {...{ location, editor, known, hasWriteback }} onClose={close} />}
            </Known>
          ) : (
            <Dialog {...{ location, editor, hasWriteback }} known={null} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

export interface KnownProps {
  readonly organization: LocationKnowledge['organization'];
  readonly children: (known: LocationKnowledge) => React.ReactNode;
}

/** Draws a form of support once it is known what can be chosen in it. */
export function Known({ organization, children }: KnownProps) {
  const known = useLocationKnowledge(organization);
  return known && children(known);
}
