export { Calendar, DatePicker, TimePicker } from 'antd';
export type { CalendarProps, DatePickerProps, TimePickerProps } from 'antd';
export { dayjs } from './dayjs';
export type { Dayjs } from './dayjs';
