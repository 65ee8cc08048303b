import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../part/button/button';
import { packsText } from '../form/pack-sizes';

interface PackChipsProps {
  readonly packs: readonly number[];
  /** The pack that matches the quantity; `null` if none does. */
  readonly chosen: number | null;
  readonly onChoose: (size: number) => void;
}

/** The packs of the strength, below the quantity even if that is invalid; pressing one selects it (P-036). */
export function PackChips({ packs, chosen, onChoose }: PackChipsProps) {
  return (
    <chakra.div
      role="group"
      aria-label={packsText(packs)}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      mt="1"
      textStyle="meta"
      color="fg.muted"
    >
      <span aria-hidden>Packs of</span>
      {packs.map((size) => (
        <Button key={size} size="sm" aria-pressed={size === chosen} onClick={() => onChoose(size)}>
          {String(size)}
        </Button>
      ))}
    </chakra.div>
  );
}
