import { chakra } from '@chakra-ui/react';
import { dosageImageOf } from '@signa/core/catalog';

interface DosageImageProps {
  /** Description of the dosage form; unknown forms get the not-found icon (P-145). */
  readonly form: string;
  /** Side length in pixels. */
  readonly size?: number;
}

/** A dosage form icon in the color of the surrounding text. */
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
