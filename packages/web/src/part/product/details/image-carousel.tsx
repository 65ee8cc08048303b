import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../button/icon-button';
import { DosageImage } from '../../picture/dosage-image';
import type { ProductImage } from './product-images';
import { useAutoplay } from './use-autoplay';

interface ImageCarouselProps {
  readonly images: readonly ProductImage[];
  /** What the pictures are of. */
  readonly title: string;
  /** The dosage form, drawn where there is no picture. */
  readonly form: string;
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '4 / 3',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    bg: 'bg.sunken',
    color: 'fg.muted',
    overflow: 'hidden',
  },
});

/** The pictures of a product, one at a time; of one there is nothing to turn (P-181). */
export function ImageCarousel({ images, title, form }: ImageCarouselProps) {
  const { at, show, isPlaying, toggle, hold } = useAutoplay(images.length);
  const image = images[at];
  if (!image)
    return (
      <Frame>
        <DosageImage form={form} size={96} />
      </Frame>
    );
  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${title}`} {...hold}>
      <Frame aria-live={isPlaying ? 'off' : 'polite'}>
        <chakra.img
          src={image.source}
          alt={`${title}, ${image.label.toLowerCase()}`}
          maxW="full"
          maxH="full"
          css={{ objectFit: 'contain' }}
        />
      </Frame>
      {images.length > 1 && (
        <chakra.div display="flex" alignItems="center" justifyContent="center" gap="1" mt="1">
          <IconButton icon={ChevronLeft} label="Previous picture" onClick={() => show(at - 1)} />
          <chakra.span textStyle="meta" color="fg.muted">
            {image.label}, {at + 1} of {images.length}
          </chakra.span>
          <IconButton icon={ChevronRight} label="Next picture" onClick={() => show(at + 1)} />
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? 'Stop the pictures' : 'Play the pictures'}
            onClick={toggle}
          />
        </chakra.div>
      )}
    </section>
  );
}
