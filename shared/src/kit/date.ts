export { Calendar, DatePicker, TimePicker } from 'antd';
export type { CalendarProps, DatePickerProps, TimePickerProps } from 'antd';
export { default as dayjs } from 'dayjs';
export type { Dayjs } from 'dayjs';
