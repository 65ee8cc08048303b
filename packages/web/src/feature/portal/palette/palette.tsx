import { useState } from 'react';
import { useNavigate } from 'react-router';
import { placesTyped } from '@signa/core/portal';
import { usePractice } from '../../../platform/practice/practice';
import { useLocationSwitch } from '../../../platform/practice/use-location-switch';
import { hitLink } from './hit';
import type { Hit } from './hit';
import { PaletteDialog } from './palette-dialog';
import { lazyPart } from '../../../platform/lazy/lazy-part';

const addClientDialog = lazyPart(() =>
  import('../../clients/add-client/add-client-dialog').then((module) => module.AddClientDialog),
);

interface PaletteProps {
  /** Pending counts of menu pages, by link. */
  readonly counts: Readonly<Record<string, number | undefined>>;
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

/** The command palette, and the dialogs that its actions open in its place (P-286, P-295). Mount it to open it. */
export function Palette({ counts, onClose, onKeys }: PaletteProps) {
  const navigate = useNavigate();
  const { user } = usePractice();
  const { switchTo } = useLocationSwitch();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');

  const act = (hit: Hit) => {
    if (hit.offers === 'again') return hit.again();
    if (hit.offers !== 'action') return;
    const { act: done } = hit.action;
    switch (done.do) {
      case 'go':
        return;
      case 'add-client':
        return setAdding(true);
      case 'list-places':
        return setTyped(placesTyped);
      case 'switch': {
        const target = user.workplaces.find(({ id }) => id === done.assignmentId);
        onClose();
        if (target) void switchTo({ ...target, role: { id: target.roleId } });
        return;
      }
      case 'show-keys':
        onClose();
        return onKeys();
    }
  };
  const choose = (hit: Hit, inNewTab: boolean) => {
    const to = hitLink(hit);
    if (to === null) return act(hit);
    // A tab opened from here inherits this tab's location.
    if (inNewTab) return void window.open(to, '_blank');
    onClose();
    void navigate(to);
  };
  if (isAdding) return <addClientDialog.Part searched="" onClose={onClose} />;
  return <PaletteDialog counts={counts} typed={typed} onType={setTyped} onClose={onClose} onChoose={choose} />;
}
