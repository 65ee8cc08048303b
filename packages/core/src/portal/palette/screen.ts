import type { Menu, MenuLink } from '../../practice/location/index.js';
import type { PaletteReach } from './reach.js';

/** A menu page as the palette offers it. */
export interface PaletteScreen extends Pick<MenuLink, 'label' | 'icon' | 'link'> {
  /** The menu group it belongs to; `null` for a page outside groups. */
  readonly group: string | null;
  /** The letter that opens it after G; `null` for a page without a letter. */
  readonly letter: string | null;
}

/** The letters after G: the first of the name, or another distinctive one; unique per page. @see P-297 */
const letters: Readonly<Record<string, string>> = {
  '/dashboard': 'D',
  '/create': 'R',
  '/approve': 'A',
  '/clientsearch': 'C',
  '/products': 'P',
  '/history': 'H',
  '/orders': 'O',
  '/officeuserx': 'U',
  '/link': 'L',
  '/reports': 'E',
  '/usermanagement': 'M',
  '/practicesettings': 'S',
  '/PrescribingShortcuts': 'K',
};

/** The accessible pages of a menu in order, including those in groups. @see P-289, A-028 */
export function paletteScreens(menu: Menu, { opens }: Pick<PaletteReach, 'opens'>): PaletteScreen[] {
  return menu
    .flatMap((entry) =>
      entry.kind === 'link' ? [screenOf(entry, null)] : entry.children.map((child) => screenOf(child, entry.label)),
    )
    .filter(({ link }) => opens(link));
}

function screenOf({ label, icon, link }: MenuLink, group: string | null): PaletteScreen {
  return { label, icon, link, group, letter: Object.hasOwn(letters, link) ? (letters[link] ?? null) : null };
}
