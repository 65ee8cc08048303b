import { UserRoundPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AddUserDialog } from '../../feature/practice/user-form/user-dialog';
import { useViewer } from '../../feature/practice/user-form/use-viewer';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';

const adding = 'add';

/** For users who can manage users anywhere; starts at the selected location if it is one of those. */
export function useAddUser() {
  const { location } = usePractice();
  const { viewer, places } = useViewer();
  const [query, setQuery] = useSearchParams();
  // A link can open the dialog too, for example from the palette.
  const isOpen = query.get(adding) === 'user';
  const set = (open: boolean) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (open) next.set(adding, 'user');
        else next.delete(adding);
        return next;
      },
      { replace: true },
    );
  const begin = places.known.find(({ id }) => id === location.id) ?? places.known[0];
  const open = () => set(true);
  useShortcut({ keys: ['N'], label: 'Add a user', section: 'Users', run: open, enabled: begin !== undefined });
  if (!begin) return { button: null, dialog: null };
  return {
    button: (
      <Button variant="solid" icon={UserRoundPlus} keys={['N']} onClick={open}>
        Add User
      </Button>
    ),
    dialog: isOpen && (
      <AddUserDialog places={places} viewer={viewer} locationId={begin.id} onClose={() => set(false)} />
    ),
  };
}
