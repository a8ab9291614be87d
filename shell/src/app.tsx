import { RouterProvider, type Router } from '@tallyhouse/shared/kit/router';
import { Spoken } from './language/spoken';
import { ServicesProvider, type Services } from './services/services';
import { Themed } from './theme/themed';

export function App({ services, router }: { readonly services: Services; readonly router: Router }) {
  return (
    <ServicesProvider services={services}>
      <Themed>
        <Spoken>
          <RouterProvider router={router} />
        </Spoken>
      </Themed>
    </ServicesProvider>
  );
}
