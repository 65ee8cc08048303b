import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { KeyCap } from '../../part/button/key-cap';
import { Switch } from '../../part/field/switch';
import { Dialog } from '../../part/overlay/dialog';
import { useShortcuts } from '../../platform/keyboard/use-shortcut';

/** Lists every shortcut of the current page, with the switch that turns off single-key shortcuts. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useShortcuts();
  const shortcuts = useSyncExternalStore(store.subscribe, store.all);
  const singleKeys = useSyncExternalStore(store.subscribe, store.singleKeys);
  const sections = [...new Set(shortcuts.map((shortcut) => shortcut.section))];
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {sections.map((section) => (
          <section key={section} aria-label={section}>
            <chakra.h3 textStyle="label" color="fg.subtle" mb="1">
              {section}
            </chakra.h3>
            {shortcuts
              .filter((shortcut) => shortcut.section === section)
              .map((shortcut) => (
                <chakra.div
                  key={shortcut.label}
                  display="flex"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="4"
                  minH="8"
                >
                  <span>{shortcut.label}</span>
                  <span>
                    <chakra.span srOnly>{shortcut.keys.join(' and ')}</chakra.span>
                    <KeyCap keys={shortcut.keys} isAlways />
                  </span>
                </chakra.div>
              ))}
          </section>
        ))}
        <chakra.div borderTopWidth="1px" borderColor="border.subtle" pt="3">
          <Switch checked={singleKeys} onChange={store.setSingleKeys}>
            Single-key shortcuts such as ? work outside fields
          </Switch>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
