import { ShortcutsPage } from '../../feature/prescribing/shortcuts/shortcuts-page';
import { usePractice } from '../../platform/practice/practice';

/** `/PrescribingShortcuts`: the location's shortcuts, and the global ones as read-only. */
export function ShortcutsScreen() {
  const { location, caller, mayUse } = usePractice();
  const may = { add: mayUse('AddShortcut'), edit: mayUse('UpdateShortcut'), remove: mayUse('DeleteShortcut') };
  return <ShortcutsPage key={location.id} area="practice" caller={caller} location={location} may={may} />;
}
