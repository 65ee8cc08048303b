import { chakra } from '@chakra-ui/react';
import { dosageImageOf } from '@signa/core/catalog';

interface DosageImageProps {
  /** The description of the dosage form; one that nobody knows gets the not-found drawing (P-145). */
  readonly form: string;
  /** Pixels of its side. */
  readonly size?: number;
}

/** The drawing of a dosage form in the colour of the text around it. */
export function DosageImage({ form, size = 40 }: DosageImageProps) {
  const mask = `url("/dosage/${dosageImageOf(form)}") center / contain no-repeat`;
  return (
    <chakra.span
      role="img"
      aria-label={form}
      display="inline-block"
      flexShrink="0"
      bg="currentColor"
      style={{ width: size, height: size, mask, WebkitMask: mask }}
    />
  );
}
