import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { App } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useLocation, useNavigate } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { chooseBrand } from '../brands/choose-brand';
import { countryName } from '../brands/country-name';
import { wordsOf } from '../../error/words-of';
import { useServices } from '../../remotes/services/services';
import type { CommandList } from './use-list-commands';
import { usePaletteText } from './use-palette-text';

/** Every other brand of the user; the page stays, without filters that belong to the brand before. */
export function useBrandCommands(tab: TabBrand): CommandList {
  const text = usePaletteText();
  const services = useServices();
  const { message } = App.useApp();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const brands = useQuery({
    queryKey: ['palette-brands'],
    queryFn: ({ signal }) => services.http.call(listBrands, { signal }),
  });

  async function open(id: string | null, name: string): Promise<void> {
    try {
      await chooseBrand(services, id);
      const notice = text('switched', { brand: name });
      // Only the screen itself: what lies below it belongs to the brand that was left.
      await navigate(`/${pathname.split('/')[1] ?? ''}`, { state: { notice } });
    } catch (error) {
      void message.error(text('switchFailed', { brand: name, reason: wordsOf(error).reason }), 8);
    }
  }

  const others = (brands.data?.items ?? [])
    .filter(({ id }) => id !== tab.brand?.id)
    .map(({ id, name, country }) => ({
      id: `brand-${id}`,
      section: 'brands' as const,
      label: text('brand', { brand: name }),
      hint: countryName(country),
      words: id,
      run: () => void open(id, name),
    }));
  const all =
    tab.brand === null
      ? []
      : [
          {
            id: 'brand-all',
            section: 'brands' as const,
            label: text('allBrands'),
            run: () => void open(null, text('allBrands')),
          },
        ];
  return {
    commands: [...others, ...all],
    isLoading: brands.isPending,
    trouble: brands.isError ? text('trouble.brands', { reason: wordsOf(brands.error).reason }) : null,
  };
}
