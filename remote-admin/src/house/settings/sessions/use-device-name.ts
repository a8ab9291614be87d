import { useSettingsText } from '../../../i18n/use-settings-text';
import { deviceWords } from './device-words';

/** Names a device by what its browser says of itself: `Chrome on Windows`. */
export function useDeviceName(): (userAgent: string | null) => string {
  const text = useSettingsText();
  return (userAgent) => {
    const { browser, system } = deviceWords(userAgent);
    if (browser !== null && system !== null) return text('sessions.browserOn', { browser, system });
    return browser ?? system ?? text('sessions.unknownDevice');
  };
}
