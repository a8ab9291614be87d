import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of the jobs tray. */
export const sw: CatalogueLike<typeof en> = {
  title: 'Kazi',
  button: 'Kazi',
  buttonRunning_one: 'Kazi, {{count}} inaendelea',
  buttonRunning_other: 'Kazi, {{count}} zinaendelea',
  running: 'Zinazoendelea',
  ended: 'Zilizokwisha',
  empty: 'Hakuna kazi',
  emptyHint:
    'Uhamishaji na uigaji mrefu huonekana hapa. Huendelea ukiondoka kwenye ukurasa, na faili huhifadhiwa kwa siku moja.',
  failed: 'Orodha ya kazi haikuweza kupakiwa',
  stale: 'Muunganisho umepotea: hivi ndivyo kazi zilivyokuwa muda mfupi uliopita.',
  close: 'Funga',
  done: 'Tayari: {{title}}',
  doneHint: 'Matokeo yapo kwenye Kazi.',
  jobFailed: 'Imeshindwa: {{title}}',
  jobFailedHint: 'Sababu ipo kwenye Kazi.',
  show: 'Onyesha kazi',
};
