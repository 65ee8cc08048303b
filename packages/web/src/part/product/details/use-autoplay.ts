import { useEffect, useState } from 'react';

/** Milliseconds for which each image is shown. */
const stayMs = 4_000;

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Advances the images automatically if there are several. It pauses for a pointer or focus inside, on request, and
 * when the user prefers reduced motion (P-181).
 */
export function useAutoplay(count: number) {
  const [at, setAt] = useState(0);
  const [isOff, setOff] = useState(wantsNoMotion);
  const [isMatched, setPaused] = useState(false);
  const isPlaying = count > 1 && !isOff;
  useEffect(() => {
    if (!isPlaying || isMatched) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), stayMs);
    return () => clearInterval(timer);
  }, [isPlaying, isMatched, count]);
  return {
    at: Math.min(at, Math.max(0, count - 1)),
    show: (index: number) => setAt((index + count) % count),
    isPlaying,
    toggle: () => setOff(!isOff),
    hold: {
      onMouseEnter: () => setPaused(true),
      onMouseLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: () => setPaused(false),
    },
  } as const;
}
