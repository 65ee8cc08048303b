import { QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallContext } from '../client/query/use-call';
import { NoticeContext } from '../platform/notice/notice-context';
import { ServicesContext } from '../platform/services/services';
import type { Services } from '../platform/services/services';
import { Themed } from '../platform/theme/themed';

/** Contexts shared by the whole portal. */
export function AppContexts({ services, children }: { readonly services: Services; readonly children: ReactNode }) {
  return (
    <Themed>
      <LucideProvider strokeWidth={1.75}>
        <ServicesContext value={services}>
          <CallContext value={services.call}>
            <QueryClientProvider client={services.cache}>
              <NoticeContext value={services.notices}>{children}</NoticeContext>
            </QueryClientProvider>
          </CallContext>
        </ServicesContext>
      </LucideProvider>
    </Themed>
  );
}
