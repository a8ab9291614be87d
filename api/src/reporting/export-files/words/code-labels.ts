import type { WrittenLocale } from '@tallyhouse/shared/contracts/locales';
import { fileKinds as fileKindsEn } from '@tallyhouse/shared/contracts/words/file-kinds.en';
import { fileKinds as fileKindsSw } from '@tallyhouse/shared/contracts/words/file-kinds.sw';
import * as labelsEn from '@tallyhouse/shared/contracts/words/labels.en';
import * as labelsSw from '@tallyhouse/shared/contracts/words/labels.sw';
import { lawWords as lawsEn } from '@tallyhouse/shared/contracts/words/laws.en';
import { lawWords as lawsSw } from '@tallyhouse/shared/contracts/words/laws.sw';
import { productClasses as classesEn } from '@tallyhouse/shared/contracts/words/product-classes.en';
import { productClasses as classesSw } from '@tallyhouse/shared/contracts/words/product-classes.sw';
import { reportStates as reportStatesEn } from '@tallyhouse/shared/contracts/words/report-states.en';
import { reportStates as reportStatesSw } from '@tallyhouse/shared/contracts/words/report-states.sw';
import { taxCodes as taxCodesEn } from '@tallyhouse/shared/contracts/words/tax-codes.en';
import { taxCodes as taxCodesSw } from '@tallyhouse/shared/contracts/words/tax-codes.sw';
import { verticals as verticalsEn } from '@tallyhouse/shared/contracts/words/verticals.en';
import { verticals as verticalsSw } from '@tallyhouse/shared/contracts/words/verticals.sw';

export type Labels = Readonly<Record<string, string>>;

const en = {
  ...labelsEn,
  fileKinds: fileKindsEn,
  laws: lawsEn,
  productClasses: classesEn,
  reportStates: reportStatesEn,
  taxCodes: taxCodesEn,
  verticals: verticalsEn,
};

/** Codes that files name, by what they are codes of. */
export type CodeGroup = keyof typeof en;

/** The labels that screens show, in each language. */
export const codeLabels: Readonly<Record<WrittenLocale, Readonly<Record<CodeGroup, Labels>>>> = {
  en,
  sw: {
    ...labelsSw,
    fileKinds: fileKindsSw,
    laws: lawsSw,
    productClasses: classesSw,
    reportStates: reportStatesSw,
    taxCodes: taxCodesSw,
    verticals: verticalsSw,
  },
};
