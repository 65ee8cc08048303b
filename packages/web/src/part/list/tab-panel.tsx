import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** For the element that holds what the chosen tab shows: it is named after that tab. */
export const panelOf = (id: string) => ({ id, role: 'tabpanel', 'aria-labelledby': chosenTab(id) }) as const;

/** The id of the chosen tab over a panel. */
export const chosenTab = (panel: string) => `${panel}-tab`;

/** What the chosen tab shows, one part below the other. */
export const TabPanel = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <chakra.div {...panelOf(id)} display="flex" flexDirection="column" gap="4">
    {children}
  </chakra.div>
);
