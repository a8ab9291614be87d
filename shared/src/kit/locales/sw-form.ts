import type { KitLocale } from '../core';

const wrongType = '${label} si ${type} sahihi';

/** The kit's words of forms in Swahili; `${label}` is the field's own name. */
export const swForm: NonNullable<KitLocale['Form']> = {
  optional: '(si lazima)',
  defaultValidateMessages: {
    default: 'Kuna kosa katika ${label}',
    required: 'Jaza ${label}',
    enum: '${label} lazima iwe mojawapo ya [${enum}]',
    whitespace: '${label} haiwezi kuwa nafasi tupu',
    date: {
      format: 'Muundo wa tarehe wa ${label} si sahihi',
      parse: '${label} haiwezi kusomwa kama tarehe',
      invalid: '${label} si tarehe sahihi',
    },
    types: {
      string: wrongType,
      method: wrongType,
      array: wrongType,
      object: wrongType,
      number: wrongType,
      date: wrongType,
      boolean: wrongType,
      integer: wrongType,
      float: wrongType,
      regexp: wrongType,
      email: wrongType,
      tel: wrongType,
      url: wrongType,
      hex: wrongType,
    },
    string: {
      len: '${label} lazima iwe na herufi ${len}',
      min: '${label} lazima iwe na angalau herufi ${min}',
      max: '${label} isizidi herufi ${max}',
      range: '${label} lazima iwe na herufi ${min} hadi ${max}',
    },
    number: {
      len: '${label} lazima iwe ${len}',
      min: '${label} isipungue ${min}',
      max: '${label} isizidi ${max}',
      range: '${label} lazima iwe kati ya ${min} na ${max}',
    },
    array: {
      len: 'Lazima ziwe ${label} ${len}',
      min: 'Angalau ${label} ${min}',
      max: '${label} zisizidi ${max}',
      range: 'Idadi ya ${label} lazima iwe kati ya ${min} na ${max}',
    },
    pattern: { mismatch: '${label} hailingani na muundo ${pattern}' },
  },
};
