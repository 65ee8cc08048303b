import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../button/icon-button';
import { DosageImage } from '../../picture/dosage-image';
import type { ProductImage } from './product-images';
import { useAutoplay } from './use-autoplay';

interface ImageCarouselProps {
  readonly images: readonly ProductImage[];
  /** What the images show. */
  readonly title: string;
  /** Dosage form, whose icon is shown if there is no image. */
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

/** A product's images, one at a time; a single image has no controls (P-181). */
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
    <section aria-roledescription="carousel" aria-label={`Images of ${title}`} {...hold}>
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
          <IconButton icon={ChevronLeft} label="Previous image" onClick={() => show(at - 1)} />
          <chakra.span textStyle="meta" color="fg.muted">
            {image.label}, {at + 1} of {images.length}
          </chakra.span>
          <IconButton icon={ChevronRight} label="Next image" onClick={() => show(at + 1)} />
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? 'Pause the slideshow' : 'Play the slideshow'}
            onClick={toggle}
          />
        </chakra.div>
      )}
    </section>
  );
}
