import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { focusFirstInvalid } from '../field/first-invalid';
import { TabPanel } from '../list/tab-panel';
import { Tabs } from '../list/tabs';
import type { Tab } from '../list/tabs';

/**
 * A section of a dialog with one Save button. Its state is kept above the tabs, so that switching tabs loses nothing.
 */
export interface FormPart {
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** Resolves to false if saving failed; the form shows why. */
  readonly save: () => Promise<boolean>;
}

/** Content of a tab, and the sections that it saves; a section can span several tabs, and a tab several sections. */
export interface FormTab extends Tab {
  readonly parts: readonly FormPart[];
  readonly panel: ReactNode;
  /** Whether this tab has an error. */
  readonly isWrong: boolean;
}

/**
 * Tracks the selected tab and saves all tabs with one button.
 *
 * @param first - the tab that is selected initially; the first one by default
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

/** The tabs of a dialog, below its title. */
export const FormTabs = ({ label, tabs, at, controls, onChange }: FormTabsProps) => (
  <TabRow>
    <Tabs label={label} tabs={tabs} value={at} controls={controls} onChange={onChange} />
  </TabRow>
);

const TabRow = chakra('div', {
  base: { px: '4', pt: '1', flexShrink: '0', borderBottomWidth: '1px', borderColor: 'border.subtle' },
});
