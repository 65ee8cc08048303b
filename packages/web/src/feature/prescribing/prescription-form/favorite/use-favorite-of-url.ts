import { favoriteInUrl } from '@signa/core/prescribing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFavorites } from '../../favorites/use-favorites';
import type { FormWork } from '../form/form-work';
import { useApplyFavorite } from './use-apply-favorite';

/**
 * Fills in the favorite that was chosen before the form opened, once, as soon as the labeled doses are loaded. A form
 * in which something was typed is left as it is, and so is one of another product (P-499).
 */
export function useFavoriteOfUrl({ work, isTyped }: { readonly work: FormWork; readonly isTyped: boolean }): void {
  const [query] = useSearchParams();
  const id = favoriteInUrl(query);
  const { favorites } = useFavorites();
  const apply = useApplyFavorite(work);
  const isDone = useRef(false);
  const favorite = favorites?.find((one) => one.id === id && one.productId === work.setting.product?.id) ?? null;
  const isReady = favorite !== null && work.setting.knowledge !== undefined;
  const fillIn = useEffectEvent(() => {
    if (!isReady || isDone.current || isTyped) return;
    isDone.current = true;
    apply(favorite);
  });
  useEffect(() => fillIn(), [isReady]);
}
