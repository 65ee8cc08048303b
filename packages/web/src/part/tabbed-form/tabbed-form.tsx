import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { focusFirstInvalid } from '../field/first-invalid';
import { TabPanel } from '../list/tab-panel';
import { Tabs } from '../list/tabs';
import type { Tab } from '../list/tabs';

/** A part of a dialog that is saved as a whole. Its state is above its tabs, so that a tab can be left. */
export interface FormPart {
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** False where it could not be saved, which stands in the form. */
  readonly save: () => Promise<boolean>;
}

/** What stands in one tab, and what saves it; a part may have several tabs, and a tab several parts. */
export interface FormTab extends Tab {
  readonly parts: readonly FormPart[];
  readonly panel: ReactNode;
  /** Something of this tab is wrong. */
  readonly isWrong: boolean;
}

/**
 * Which tab shows, and one Save over all of them.
 *
 * @param first - the tab that it opens at; the first of them unless one is named
 */
export function useTabbedForm(tabs: readonly FormTab[], onSaved: () => void, first = '') {
  const [shown, setAt] = useState(first);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const at = tabs.find(({ value }) => value === shown) ?? tabs[0];
  if (!at) throw new Error('The dialog has a tab');
  const parts = [...new Set(tabs.flatMap((tab) => tab.parts))];
  const save = async () => {
    for (const part of parts.filter(({ isDirty }) => isDirty)) {
      if (await part.save()) continue;
      const wrong = [at, ...tabs].find((tab) => tab.parts.includes(part) && tab.isWrong);
      if (wrong) setAt(wrong.value);
      return requestAnimationFrame(() => focusFirstInvalid(() => element.current));
    }
    onSaved();
  };
  return {
    row: { tabs, at: at.value, controls: id, onChange: setAt },
    panel: <TabPanel id={id}>{at.panel}</TabPanel>,
    save,
    element,
    isDirty: parts.some((part) => part.isDirty),
    busy: parts.some((part) => part.busy),
  } as const;
}

interface FormTabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly at: string;
  readonly controls: string;
  readonly onChange: (value: string) => void;
}

/** The tabs of a dialog, under its title. */
export const FormTabs = ({ label, tabs, at, controls, onChange }: FormTabsProps) => (
  <TabRow>
    <Tabs label={label} tabs={tabs} value={at} controls={controls} onChange={onChange} />
  </TabRow>
);

const TabRow = chakra('div', {
  base: { px: '4', pt: '1', flexShrink: '0', borderBottomWidth: '1px', borderColor: 'border.subtle' },
});
