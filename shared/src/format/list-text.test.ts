import { setLocale } from '../i18n/locale';
import { listText } from './list-text';

afterEach(() => setLocale('en'));

test('words in a row are parted by the comma of the language', () => {
  expect(listText(['GGR', 'TZS'])).toBe('GGR, TZS');
  setLocale('ar');
  expect(listText(['الضريبة', 'TZS'])).toBe('الضريبة، TZS');
});
