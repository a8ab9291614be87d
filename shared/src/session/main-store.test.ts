import { authAnswer } from '../testing/fake-api';
import { fakeBrowser } from '../testing/fake-environment';
import { mainStoreOf } from './main-store';
import { createSession } from './session';
import { signIn } from './sign-in';

test('what a screen keeps lies under main, other fields stay, and a reload finds it', () => {
  const { environment, storage } = fakeBrowser();
  const session = createSession(environment);
  signIn(session, authAnswer(1));
  const main = mainStoreOf(session);

  main.save({ branchState: { selected: ['br-1'] } });
  main.save({ filterState: { appliedSetId: 'fas_1' } });

  expect(JSON.parse(storage.get('main') ?? '')).toMatchObject({
    branchState: { selected: ['br-1'] },
    filterState: { appliedSetId: 'fas_1' },
  });
  expect(mainStoreOf(createSession(environment)).read().branchState).toEqual({ selected: ['br-1'] });
});

test('rows of a result are not kept', () => {
  const { environment } = fakeBrowser();
  const session = createSession(environment);
  signIn(session, authAnswer(1));

  expect(() => mainStoreOf(session).save({ data: { rows: [['secret']] } })).toThrow(/rows/);
});
