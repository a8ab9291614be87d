import type { CatalogueOf } from './catalogue-of';
import type { dayChangeWords as en } from './day-changes.en';

const ofFile = '{{kind}}، الملف {{seq}}، {{day}}';

/** What changed of late, in Arabic. */
export const dayChangeWords: CatalogueOf<typeof en> = {
  LOAD_CORRECTED: { title: 'صحّح {{source}} سجلات عددها {{count}}', detail: ofFile },
  LOAD_REJECTED: { title: 'رُفض ملف من {{source}}', detail: ofFile },
  LOAD_PARTIAL: { title: 'رُفضت سجلات من {{source}} عددها {{count}}', detail: ofFile },
  LOAD_LATE: { title: 'وصل ملف مفقود من {{source}}', detail: ofFile },
  LOAD_SUPERSEDED: { title: 'استُبدل ملف من {{source}}', detail: ofFile },
  LOAD_REPROCESSED: { title: 'أُعيدت معالجة سجلات من {{source}} عددها {{count}}', detail: ofFile },
  REPORT_STEP: { title: '{{title}}، النسخة {{version}}: {{reportState}}', detail: '{{who}}' },
  GAP_EXPLAINED: { title: 'عُلّل غياب ملف', detail: '{{who}}' },
  RULE_PACK_CHANGED: { title: 'غُيّرت حزمة القواعد', detail: '{{who}}' },
  OBLIGATION_CHANGED: { title: 'غُيّر التزام', detail: '{{who}}' },
  AUTHORITY_CHANGED: { title: 'غُيّرت جهة رقابية', detail: '{{who}}' },
  SETTINGS_CHANGED: { title: 'غُيّرت إعدادات العلامة التجارية', detail: '{{who}}' },
  RATES_LOADED: { title: 'حُمّلت أسعار صرف', detail: '{{who}}' },
};
