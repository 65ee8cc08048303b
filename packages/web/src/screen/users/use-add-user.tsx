import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { AddUserDialog } from '../../feature/user-form/user-dialog';
import { useViewer } from '../../feature/user-form/use-viewer';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';

/** For who changes users somewhere; it begins with the selected location where that is such a one. */
export function useAddUser() {
  const { location } = usePractice();
  const { viewer, places } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const begin = places.find(({ id }) => id === location.id) ?? places[0];
  const open = () => setIsOpen(true);
  useShortcut({ keys: ['N'], label: 'Add a user', section: 'Users', run: open, enabled: begin !== undefined });
  if (!begin) return { button: null, dialog: null };
  return {
    button: (
      <Button variant="solid" icon={UserRoundPlus} keys={['N']} onClick={open}>
        Add User
      </Button>
    ),
    dialog: isOpen && (
      <AddUserDialog places={places} viewer={viewer} locationId={begin.id} onClose={() => setIsOpen(false)} />
    ),
  };
}
