import type { PaletteRecord } from '@signa/core/portal';
import { Keyboard, Link, Pill, RotateCw, SquarePen, Store, UserRoundPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Avatar } from '../../../part/picture/avatar';
import { menuIcon } from '../../../part/page/menu-icon';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { Tile } from '../../../part/picture/tile';
import type { Hit } from './hit';

function IconTile({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <Tile aria-hidden>
      <Icon size={16} />
    </Tile>
  );
}

function RecordPicture({ record }: { readonly record: PaletteRecord }) {
  switch (record.kind) {
    case 'client':
      return (
        <Tile bg="transparent" aria-hidden>
          <Avatar name={record.title} size="header" />
        </Tile>
      );
    case 'patient':
      return <SpeciesIcon species={record.species} />;
    case 'prescription':
      return <IconTile icon={menuIcon('history')} />;
    case 'product':
      return <IconTile icon={Pill} />;
  }
}

function actionIcon(hit: Extract<Hit, { readonly offers: 'action' }>): LucideIcon {
  switch (hit.action.act.do) {
    case 'add-client':
      return UserRoundPlus;
    case 'list-places':
    case 'switch':
      return Store;
    case 'show-keys':
      return Keyboard;
    case 'go':
      return hit.action.id === 'link-client' ? Link : SquarePen;
  }
}

/** The icon or image at the start of a row. */
export function HitPicture({ hit }: { readonly hit: Hit }) {
  switch (hit.offers) {
    case 'record':
      return <RecordPicture record={hit.record} />;
    case 'screen':
      return <IconTile icon={menuIcon(hit.screen.icon)} />;
    case 'action':
      return <IconTile icon={actionIcon(hit)} />;
    case 'again':
      return <IconTile icon={RotateCw} />;
  }
}
