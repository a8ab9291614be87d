import { RouterProvider, type Router } from '@tallyhouse/shared/kit/router';
import { Spoken } from './display/language/spoken';
import { ServicesProvider, type Services } from './remotes/services/services';
import { Themed } from './display/theme/themed';

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
