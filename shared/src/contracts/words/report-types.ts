import type { Locale } from '../locales';

interface Name {
  readonly en: string;
  readonly sw: string;
  readonly ar: string;
}

/** Names of the kinds of reports, online and retail, by their code. */
export const reportTypeNames = {
  ONLINE_DAILY: { en: 'Online, day by day', sw: 'Mtandaoni, siku kwa siku', ar: 'عبر الإنترنت، يومًا بيوم' },
  ONLINE_GAMES: { en: 'Online, by game', sw: 'Mtandaoni, kwa mchezo', ar: 'عبر الإنترنت، حسب اللعبة' },
  TZ_SPORTS_MONTHLY: {
    en: 'Tanzania sports betting return',
    sw: 'Tanzania: kubashiri michezo, kwa mwezi',
    ar: 'تنزانيا: إقرار المراهنات الرياضية',
  },
  TZ_CASINO_MONTHLY: {
    en: 'Tanzania internet casino return',
    sw: 'Tanzania: kasino ya mtandaoni, kwa mwezi',
    ar: 'تنزانيا: إقرار كازينو الإنترنت',
  },
  MT_MONTHLY: {
    en: 'Malta gaming revenue return',
    sw: 'Malta: mapato ya michezo, kwa mwezi',
    ar: 'مالطا: إقرار إيرادات الألعاب',
  },
  GB_QUARTERLY: {
    en: 'Great Britain regulatory return',
    sw: 'Uingereza: taarifa ya robo mwaka',
    ar: 'بريطانيا العظمى: الإقرار التنظيمي',
  },
  DK_MONTHLY: {
    en: 'Denmark gross game income return',
    sw: 'Denmark: mapato ghafi ya michezo, kwa mwezi',
    ar: 'الدنمارك: إقرار إجمالي دخل الألعاب',
  },
  SE_MONTHLY: {
    en: 'Sweden gambling tax return',
    sw: 'Uswidi: kodi ya michezo, kwa mwezi',
    ar: 'السويد: إقرار ضريبة الألعاب',
  },
  RETAIL_DAILY_PACK: { en: 'Retail, day by day', sw: 'Maduka, siku kwa siku', ar: 'الفروع، يومًا بيوم' },
  RETAIL_CASHIERS: {
    en: 'Retail, cashiers and drawers',
    sw: 'Maduka, watunza fedha na droo',
    ar: 'الفروع، أمناء الصناديق والأدراج',
  },
  RETAIL_TERMINALS: { en: 'Retail, by terminal', sw: 'Maduka, kwa mashine', ar: 'الفروع، حسب الجهاز' },
} satisfies Readonly<Record<string, Name>>;

/** What a kind of report is called; the code of one that nobody knows here. */
export function reportTypeInWords(type: string, locale: Locale): string {
  const names: Readonly<Record<string, Name>> = reportTypeNames;
  const name = Object.hasOwn(names, type) ? names[type] : undefined;
  return name?.[locale] ?? name?.en ?? type;
}
